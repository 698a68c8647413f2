import { amountsOf } from '../../card-text/price-text.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import type { LawPointId, LawState } from '../../settings/law-points.ts';
import { printsOf } from '../../wizards/steps/print-modes.ts';
import type { KindLaw } from '../kind.ts';
import type { LawFinding } from '../law-finding.ts';
import { type CardLawLists, type ReadCard, readCard, whereSaid } from './law-card.ts';
import { DRINK, HAPPY_HOUR, MAYBE_MEAT, MEAT, mayHaveAlcohol, plain } from './law-words.ts';

/** What triggered a point, and how it stands; null where it does not apply. */
type Judged = { etat: LawState; noms?: readonly string[]; nombre?: number; ou?: string } | null;
type Trigger = (card: ReadCard, document: ProjectDocument) => Judged;

const present = (ou: string, noms: readonly string[] = []): Judged => ({ etat: 'present', noms, ou });
const name = ({ nom }: { nom: string }) => nom;

const TAXES = /\bttc\b|toutes taxes|taxes (?:et service )?compris|prix nets?/;
const SERVICE = /service (?:est )?(?:compris|inclus)|(?:taxes|tva) et (?:le )?service compris/;

const prixTtc: Trigger = (card) => {
  const { length: nombre } = card.prices;
  if (nombre === 0) return null;
  const [taxes, service] = [whereSaid(card, TAXES), whereSaid(card, SERVICE)];
  if (taxes && service) return present(taxes);
  return { etat: taxes || service ? 'a-voir' : 'absent', nombre };
};

/** A formula without composition says nothing, of which the person knows more. */
const formuleBoisson: Trigger = ({ formulas }) => {
  if (formulas.length === 0) return null;
  const silent = formulas.filter(({ nom, compo }) => !DRINK.test(plain(`${nom} ${compo}`)));
  if (silent.length === 0) return present(formulas.map(name).join(', '));
  const isSure = silent.some(({ compo }) => compo.trim() !== '');
  return { etat: isSure ? 'absent' : 'a-voir', noms: silent.map(name) };
};

/** The volume of a drink of the catalogue is the catalogue's: its delegate cannot write it. */
const volume: Trigger = ({ drinks, drinkLines }) => {
  const priced = drinks.filter(({ prix }) => prix !== '');
  const written = drinkLines.filter(({ prix }) => prix !== '');
  if (priced.length + written.length === 0) return null;
  const missing = written.filter(({ volume: typed, isSure }) => isSure && typed === '');
  const doubtful = [...priced, ...written].filter(({ volume: typed }) => typed === '');
  if (doubtful.length === 0) return present('À côté de chaque boisson');
  return { etat: missing.length > 0 ? 'absent' : 'a-voir', noms: doubtful.map(name) };
};

const sanitaire: Trigger = (card) => {
  const shown = [...card.drinks, ...card.cocktails];
  const sure = shown.filter(({ alcool }) => alcool === 'oui');
  const doubtful = [
    ...shown.filter(({ alcool }) => alcool === ''),
    ...[...card.lines, ...card.formulas].filter((one) => mayHaveAlcohol(one.texte)),
  ];
  if (sure.length + doubtful.length === 0) return null;
  const where = whereSaid(card, /abus d'alcool/);
  if (where) return present(where);
  const noms = (sure.length > 0 ? sure : doubtful).map(name);
  return { etat: sure.length > 0 ? 'absent' : 'a-voir', noms };
};

/** Formulas alone name dishes, but not which. */
const allergenes: Trigger = (card) => {
  const { dishes, formulas } = card;
  if (dishes.length + formulas.length === 0) return null;
  const where = whereSaid(card, /allerg/);
  if (where) return present(where);
  return { etat: dishes.length > 0 ? 'absent' : 'a-voir', nombre: dishes.length + formulas.length };
};

const ORIGIN = /origine|viandes? .{0,40}\b(?:france|francaises?|ue)\b/;

const viandes: Trigger = (card) => {
  const named = [...card.dishes, ...card.formulas];
  const sure = named.filter(({ texte }) => MEAT.test(plain(texte)));
  const doubtful = named.filter(({ texte }) => MAYBE_MEAT.test(plain(texte)));
  if (sure.length + doubtful.length === 0) return null;
  const where = whereSaid(card, ORIGIN);
  if (where) return present(where);
  return { etat: sure.length > 0 ? 'absent' : 'a-voir', noms: (sure.length > 0 ? sure : doubtful).map(name) };
};

/** As the exterior menu begins with what the card begins with. */
const menuExterieur: Trigger = ({ drinks, drinkLines }, { infocarte }) => {
  if (!printsOf(infocarte?.impression).menu) return null;
  const [drink] = drinks;
  const first = drink ?? drinkLines[0];
  if (first === undefined) return null;
  const noms = [first.nom];
  if (drink?.alcool === 'non') return present(`Commence par ${first.nom}`);
  return { etat: drink?.alcool === 'oui' ? 'absent' : 'a-voir', noms };
};

const happyHour: Trigger = (card) => {
  const priced = card.lines.filter(({ section, prix }) => HAPPY_HOUR.test(plain(section)) && prix !== '');
  const single = priced.filter(({ prix }) => amountsOf(prix).length < 2);
  if (priced.length > 0)
    return single.length === 0
      ? present('À côté de chaque prix')
      : { etat: 'absent', noms: single.map(name), nombre: single.length };
  return whereSaid(card, HAPPY_HOUR) === '' ? null : { etat: 'a-voir' };
};

const OTHER_WORDS = { etape: 'autres-infos', champ: 'autresInfos.autreInfo' };
const TEXT = { etape: 'photo', champ: '' };

/** THE triggers: what applies to a card, and the step where it is settled. */
const TRIGGERS: Record<LawPointId, Pick<LawFinding, 'etape' | 'champ'> & { judge: Trigger }> = {
  prixTtc: { judge: prixTtc, ...OTHER_WORDS },
  formuleBoisson: { judge: formuleBoisson, etape: 'contenu/formules', champ: '' },
  volume: { judge: volume, ...TEXT },
  sanitaire: { judge: sanitaire, ...OTHER_WORDS },
  allergenes: { judge: allergenes, ...OTHER_WORDS },
  viandes: { judge: viandes, ...OTHER_WORDS },
  menuExterieur: { judge: menuExterieur, etape: 'contenu/gamme', champ: '' },
  happyHour: { judge: happyHour, ...TEXT },
};

const LISTS = ['mentions', 'boissons', 'cocktails'] as const;

/** The points of law of a Carte Brasserie: advice, never a refusal (specification/card-text.md#points-of-law). */
export const chrLaw: KindLaw = {
  lists: LISTS,
  of(document, catalogue) {
    const card = readCard(document, catalogue as CardLawLists);
    return Object.entries(TRIGGERS).flatMap(([point, { judge, ...place }]): LawFinding[] => {
      const judged = judge(card, document);
      if (judged === null) return [];
      const { etat, noms = [], nombre = noms.length, ou = '' } = judged;
      return [{ point: point as LawPointId, etat, noms: [...new Set(noms)], nombre, ou, ...place }];
    });
  },
};
