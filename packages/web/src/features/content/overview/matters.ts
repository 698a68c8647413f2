import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import type { listSilentNames } from '@ardoise/domain/contract/accessibility.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { TYPE_CODES } from '@ardoise/domain/projects/kinds.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { isOld, LAW_POINTS, type LawPoints } from '@ardoise/domain/settings/law-points.ts';
import IconAccessible from '@tabler/icons-react/dist/esm/icons/IconAccessible.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconShieldX from '@tabler/icons-react/dist/esm/icons/IconShieldX.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { counted } from '../../../components/format-number.ts';
import type { Drawing } from '../../../components/Icon.tsx';
import { endsSoon, untilWords } from '../integrations/key-words.ts';
import type { ListedApiKey } from '../integrations/use-api-keys.ts';
import type { ListedWebhook } from '../integrations/use-webhooks.ts';
import { stopWords } from '../integrations/webhook-words.ts';

type SilentName = ReplyOf<typeof listSilentNames>['noms'][number];

/** Something that is wrong, with the act that settles it. */
export interface Matter {
  icon: Drawing;
  title: string;
  detail: string;
  act: { words: string; to: string; search?: Record<string, string> };
}

/** The present year, whose quotas are not opened: before everything else. */
export function closedQuotas(year: number | null): Matter | null {
  if (year === null) return null;
  return {
    icon: IconCalendarEvent,
    title: `Les quotas ${year} ne sont pas ouverts\u00a0: aucune création n’est possible.`,
    detail: 'Saisissez les unités de chaque SMHF, puis ouvrez l’année.',
    act: { words: `Ouvrir les quotas ${year}`, to: PAGES.contentQuotas, search: { annee: String(year) } },
  };
}

/** SMHFs without all of next year's quotas. */
export function unsetQuotas(names: readonly string[], year: number): Matter | null {
  const [only] = names;
  if (only === undefined) return null;
  const whose = names.length === 1 ? ofName(only) : `de ${names.length}\u00a0SMHF`;
  return {
    icon: IconCalendarEvent,
    title: `Les quotas ${year} ${whose} ne sont pas fixés.`,
    detail: `Sans eux, ceux de ${year - 1} sont repris au 1er\u00a0janvier.`,
    act: { words: 'Fixer les quotas', to: PAGES.contentQuotas, search: { annee: String(year) } },
  };
}

/** Kinds that cannot be ordered, since a catalogue of theirs offers nothing to delegates. */
export function emptyLists(lists: readonly { liste: CatalogueList; visibles: number }[]): Matter[] {
  const isEmpty = (list: CatalogueList) => lists.find(({ liste }) => liste === list)?.visibles === 0;
  return TYPE_CODES.flatMap((code) => {
    const empty = KIND_FACTS[code].needs.filter(isEmpty);
    const [first] = empty;
    if (first === undefined) return [];
    const titles = empty.map((list) => ENTRY_LISTS[list].title).join(', ');
    return [
      {
        icon: IconListDetails,
        title: `${KIND_WORDS[code].name}\u00a0: rien n’est proposé dans ${titles}.`,
        detail: 'Personne ne peut en commander\u00a0; l’accueil dit «\u00a0Pas encore de catalogue\u00a0».',
        act: { words: `Remplir ${ENTRY_LISTS[first].title}`, to: PAGE_PATHS.catalogueList(first) },
      },
    ];
  });
}

/** Drinks that delegates see, by their name alone. */
export function withoutPicture(drinks: number): Matter | null {
  if (drinks === 0) return null;
  return {
    icon: IconPhotoOff,
    title: `${counted(drinks, 'boisson visible n’a', 'boissons visibles n’ont')} pas d’image.`,
    detail: 'On les choisit par leur nom seul.',
    act: {
      words: drinks === 1 ? 'Ajouter l’image' : 'Ajouter les images',
      to: PAGE_PATHS.catalogueList('boissons'),
    },
  };
}

/** Why each says nothing, of one. */
const SILENCE_WORDS: Readonly<Record<SilentName['raison'], string>> = {
  signes: 'Il n’a ni lettre ni chiffre.',
  fichier: 'C’est celui d’un fichier.',
  mot: 'Toute la liste pourrait le porter.',
};

/** Names of a list's entries, or of guides, that say nothing to whoever does not see what they name. */
export function silentNames(names: readonly SilentName[]): Matter[] {
  return [...Map.groupBy(names, ({ liste }) => liste)].flatMap(([liste, silent]) => {
    const [first] = silent;
    if (first === undefined) return [];
    const one = silent.length === 1;
    const where = liste === null ? 'Guides' : ENTRY_LISTS[liste].title;
    const told = one
      ? `le nom «\u00a0${first.nom}\u00a0» ne dit rien`
      : `${silent.length}\u00a0noms ne disent rien, dont «\u00a0${first.nom}\u00a0»,`;
    const page = liste === null ? PAGES.contentSettings : PAGE_PATHS.catalogueList(liste);
    return [
      {
        icon: IconAccessible,
        title: `${where}\u00a0: ${told} à qui ne voit pas l’écran.`,
        detail: `${one ? `${SILENCE_WORDS[first.raison]} ` : ''}La déclaration d’accessibilité le compte.`,
        act: {
          words: one ? 'Le renommer' : 'Les renommer',
          to: one && liste !== null ? PAGE_PATHS.catalogueEntry(liste, first.id) : page,
        },
      },
    ];
  });
}

/** Points of law that head office read more than twelve months ago. */
export function oldLawPoints(points: LawPoints | undefined, today: string): Matter | null {
  const old = points === undefined ? [] : LAW_POINTS.filter((id) => isOld(points[id], today));
  const [first] = old;
  if (first === undefined) return null;
  return {
    icon: IconScale,
    title:
      old.length === 1
        ? `Le point de droit «\u00a0${points?.[first].nom}\u00a0» n’a pas été relu depuis douze mois.`
        : `${old.length}\u00a0points de droit n’ont pas été relus depuis douze mois.`,
    detail: 'Les délégués commerciaux les lisent avant chaque signature.',
    act: { words: old.length === 1 ? 'Le relire' : 'Les relire', to: PAGES.contentSettings },
  };
}

/** Delegates who can create nothing. */
export function withoutSmhf(accounts: number): Matter | null {
  if (accounts === 0) return null;
  return {
    icon: IconUserOff,
    title: `${counted(accounts, 'compte n’a', 'comptes n’ont')} pas de SMHF.`,
    detail:
      accounts === 1
        ? 'Ce délégué commercial ne peut créer aucun projet.'
        : 'Ces délégués commerciaux ne peuvent créer aucun projet.',
    act: {
      words: accounts === 1 ? 'Le rattacher' : 'Les rattacher',
      to: PAGES.accounts,
      search: { q_etat: 'sans-smhf' },
    },
  };
}

/** Keys that end soon, or ended lately: the programs that use them are refused from then on. */
export function endingKeys(
  keys: readonly Pick<ListedApiKey, 'nom' | 'etat' | 't_fin'>[],
  now: number,
): Matter | null {
  const ending = keys.filter((key) => endsSoon(key, now));
  const [first] = ending;
  if (first === undefined) return null;
  const names = ending.map(({ nom }) => nom).join(', ');
  const verb = first.etat === 'active' ? 'vaut' : 'valait';
  return {
    icon: IconKey,
    title:
      ending.length === 1
        ? `La clé «\u00a0${first.nom}\u00a0» ${verb} ${untilWords(first)}.`
        : `${ending.length}\u00a0clés d’API prennent fin\u00a0: ${names}.`,
    detail: 'Créez-en une autre et changez-la dans le programme, puis révoquez l’ancienne.',
    act: { words: 'Voir les clés', to: PAGES.integrations },
  };
}

/** People whom the company's directory has deactivated. */
export function leftBehind(names: readonly string[]): Matter | null {
  const [only] = names;
  if (only === undefined) return null;
  const one = names.length === 1;
  return {
    icon: IconUserOff,
    title: one
      ? `Le compte ${ofName(only)} est désactivé, ses projets ou son équipe sont à confier.`
      : `${names.length}\u00a0comptes désactivés ont des projets ou une équipe à confier.`,
    detail: `L’annuaire de l’entreprise ${one ? 'l’a désactivé' : 'les a désactivés'}.`,
    act: {
      words: one ? 'Les confier' : 'Voir ces comptes',
      to: PAGES.accounts,
      search: { q_etat: 'desactive', ...(one && { q_recherche: only }) },
    },
  };
}

/** People with a passkey that was disabled. */
export function copiedKeys(names: readonly string[]): Matter | null {
  const [only] = names;
  if (only === undefined) return null;
  const one = names.length === 1;
  return {
    icon: IconShieldX,
    title: one
      ? `Une clé d’accès ${ofName(only)} est désactivée\u00a0: elle a peut-être été copiée.`
      : `${names.length}\u00a0comptes ont une clé d’accès désactivée, peut-être copiée\u00a0: ${names.join(', ')}.`,
    detail:
      'Demandez ce qui s’est passé. Sans autre clé, la personne n’entre plus\u00a0: retirez les siennes, elle en enregistre une nouvelle.',
    act: {
      words: one ? 'Voir ce compte' : 'Voir les comptes',
      to: PAGES.accounts,
      ...(one && { search: { q_recherche: only } }),
    },
  };
}

/** Webhooks that the server stopped: their programs learn nothing any more. */
export function stoppedWebhooks(webhooks: readonly Pick<ListedWebhook, 'nom' | 'arret'>[]): Matter | null {
  const stopped = webhooks.filter(({ arret }) => arret !== null);
  const [first] = stopped;
  if (first === undefined) return null;
  return {
    icon: IconPlugConnectedX,
    title:
      stopped.length === 1
        ? `Le webhook «\u00a0${first.nom}\u00a0» est arrêté.`
        : `${stopped.length}\u00a0webhooks sont arrêtés\u00a0: ${stopped.map(({ nom }) => nom).join(', ')}.`,
    detail: stopWords(first),
    act: { words: 'Voir les webhooks', to: PAGES.integrations },
  };
}
