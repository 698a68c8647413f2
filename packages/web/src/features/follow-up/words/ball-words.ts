import { DEFAULT_DELAYS, type Delays } from '@ardoise/domain/base/words/delays.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { factsOfType, kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { clientStage } from '@ardoise/domain/projects/client-stages.ts';
import {
  type DraftStatus,
  type FinalStatus,
  isBeforeSubmission,
  isFinal,
  type Status,
} from '@ardoise/domain/projects/statuses.ts';
import { holderOf } from '@ardoise/domain/rules/holder.ts';
import { stopsProject } from '@ardoise/domain/rules/moves.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';
import { calendarDays, formatDate } from '../../../components/format-date.ts';
import { NBSP } from '../../../components/format-number.ts';
import { isYourTurn, type Viewer } from '../../../components/projects/holder-words.ts';

/** The card of the party expected to act: a sentence, and since when. */
export interface BallWords {
  title: string;
  detail: string;
  /** The promised day is past. */
  late?: true;
}

type Subject = Pick<
  Project,
  | 'type'
  | 'statut'
  | 'dc'
  | 'agence'
  | 'imprimeur'
  | 'nomDc'
  | 'nomAgence'
  | 'nomImprimeur'
  | 'echeance'
  | 'retard'
  | 'pdv'
  | 't_statut'
  | 'actions'
  | 'signatures'
  | 'supprime'
  | 'pose'
>;

type OpenStatus = Exclude<Status, FinalStatus>;

const NOBODY: Record<FinalStatus, string> = {
  Terminé: 'Ce projet est terminé',
  Rejeté: 'Ce projet a été refusé',
  Annulé: 'Ce projet a été annulé',
};

/** A draft's title, and its client's where it says more than another noun. */
interface DraftTitle {
  title: string;
  clients?: string;
}

/** A complete draft, by its target. */
const READY: Partial<Record<Status, DraftTitle>> = {
  Client: { title: 'Vous pouvez envoyer le projet au client' },
  Agence: {
    title: 'Vous pouvez soumettre le projet à l’agence',
    clients: 'Votre commande est prête à partir',
  },
};

function draftTitle(project: Subject): DraftTitle {
  const ahead = project.actions.filter((action) => !stopsProject(action.target));
  const submit = ahead.find(({ allowed }) => allowed) ?? ahead[0];
  if (submit?.allowed) return READY[submit.to] ?? { title: 'Vous pouvez faire avancer le projet' };
  // A Direct Agence goes to its client first: what it lacks may be reported by the next move only.
  if (ahead.some(({ missing }) => missing?.length))
    return { title: 'Vous avez une commande à compléter', clients: 'Votre commande est à compléter' };
  return project.signatures.length < signersOf(kindOf(project.type)).length
    ? {
        title: 'La commande est complète, faites-la signer',
        clients: 'Il vous reste à signer votre commande',
      }
    : { title: 'La commande est signée, mais ne peut pas encore partir' };
}

function draftTitleFor(project: Subject, { role }: Viewer): string {
  const { title, clients = title } = draftTitle(project);
  return role === 'client' ? clients : title;
}

/** What the viewer is expected to do, once it is submitted. */
const YOURS: Record<Exclude<OpenStatus, DraftStatus>, string> = {
  Agence: 'Vous préparez la création',
  'Validation DC': 'Vous avez une création à relire',
  'Validation Client': 'Votre accord sur la création est attendu',
  'Validation CCEP': 'Vous avez un projet à valider',
  Prévisite: 'Vous avez une prévisite à faire',
  Exécution: 'Vous préparez les fichiers d’exécution',
  Impression: 'Vous avez un projet à imprimer',
  Imprimé: 'Vous avez un projet à livrer',
  Livré: 'Vous avez une pose à faire',
};

/** For orders delivered as files. */
const YOURS_OF_FILES: Partial<Record<Status, string>> = {
  Livré: 'Les fichiers sont livrés, vous pouvez terminer le projet',
};

function yoursOf({ type }: Subject, statut: keyof typeof YOURS): string {
  return factsOfType(type).deliversFiles ? (YOURS_OF_FILES[statut] ?? YOURS[statut]) : YOURS[statut];
}

function othersTitle(project: Subject, statut: OpenStatus): string {
  const client = project.pdv?.nomClient ? `${project.pdv.nomClient}, le client,` : 'Le client';
  const agency = project.nomAgence || 'L’agence';
  const printer = project.nomImprimeur || 'L’imprimeur';
  const titles: Record<OpenStatus, string> = {
    Brouillon: `${project.nomDc} prépare la commande`,
    Client: `${client} complète la commande`,
    Agence: `${agency} prépare la création`,
    'Validation DC': `${project.nomDc} relit la création`,
    'Validation Client': `${client} doit donner son accord`,
    'Validation CCEP': 'Le siège doit donner son accord',
    Prévisite: 'L’installateur prépare la pose',
    Exécution: `${agency} prépare les fichiers d’exécution`,
    Impression: `${printer} imprime la commande`,
    Imprimé: `${printer} livre la commande`,
    Livré: factsOfType(project.type).deliversFiles
      ? `${project.nomDc} vérifie les fichiers livrés`
      : 'L’installateur doit faire la pose',
  };
  return titles[statut];
}

/** Location of a project, in a phrase. */
const WHERE: Record<Status, string> = {
  Brouillon: 'En brouillon',
  Client: 'Chez le client',
  Agence: 'À l’agence',
  'Validation DC': 'En relecture',
  'Validation Client': 'En attente de l’accord du client',
  'Validation CCEP': 'En attente de l’accord du siège',
  Prévisite: 'En prévisite',
  Exécution: 'En exécution',
  Impression: 'En impression',
  Imprimé: 'Imprimé',
  Livré: 'Livré',
  Terminé: 'Terminé',
  Rejeté: 'Refusé',
  Annulé: 'Annulé',
};

/** A client's titles in some statuses; the others are common to all. */
const CLIENT_TITLES: Partial<Record<Status, string>> = {
  'Validation CCEP': 'Votre accord est enregistré',
  Livré: 'Votre commande est livrée',
  Terminé: 'Votre commande est livrée',
  Rejeté: 'Votre commande a été refusée',
  Annulé: 'Votre commande a été annulée',
};

/** Replaces statuses by a client’s stages (specification/statuses.md#a-clients-steps). */
function clientWords(project: Subject, { title, late }: BallWords, now: number): BallWords {
  const statut = project.statut;
  return {
    title: CLIENT_TITLES[statut] ?? title.replace('le projet', 'la commande'),
    detail: `${clientStage(statut)} depuis ${sinceWhen(project, now)}.`,
    ...(late && { late }),
  };
}

function sinceWhen({ t_statut }: Subject, now: number): string {
  const days = calendarDays(t_statut, now);
  return days < 1 ? 'aujourd’hui' : days === 1 ? 'hier' : `le ${formatDate(t_statut)}`;
}

function since(project: Subject, now: number): string {
  return `${WHERE[project.statut]} depuis ${sinceWhen(project, now)}.`;
}

/** The day that the installer fixed, for what they do next. */
function fixedDay({ statut, type, pose }: Subject): string {
  if (holderOf(statut, type) !== 'installateur') return '';
  const [what, day] = pose?.resultat ? ['Pose', pose.t_pose] : ['Prévisite', pose?.t_previsite];
  return day ? ` ${what} le ${formatDate(`${day}T12:00:00Z`)}.` : '';
}

/** The promised day; the server counts the working days. Those who wait for the agency need do nothing until then. */
function due(
  project: Subject,
  yours: boolean,
  delays: Delays,
): Pick<BallWords, 'late'> & { promise: string } {
  const { statut, echeance, retard } = project;
  const fixed = fixedDay(project);
  if (fixed !== '') return { promise: fixed, ...(retard > 0 && { late: true }) };
  if (echeance === null) return { promise: '' };
  const day = formatDate(echeance);
  if (retard === 0 && !yours && holderOf(statut) === 'agence')
    return { promise: ` Rien à faire, retour avant le ${day}.` };
  const [said, awaited] =
    holderOf(statut) === 'installateur'
      ? [
          `Le prestataire prend contact avec le client sous ${delays.installateur}${NBSP}h`,
          'Prise de contact attendue',
        ]
      : [`Premier retour attendu sous ${delays.agence} jours ouvrés`, 'Premier retour attendu'];
  return retard > 0
    ? { promise: ` ${awaited} le ${day}.`, late: true }
    : { promise: ` ${said}, au plus tard le ${day}.` };
}

/** The party expected to act on a project, since when, and by when if promised; for a client in their words. */
export function ballWords(
  project: Subject,
  viewer: Viewer,
  now: number,
  delays: Delays = DEFAULT_DELAYS,
): BallWords {
  const words = usualWords(project, viewer, now, delays);
  return viewer.role === 'client' && !project.supprime ? clientWords(project, words, now) : words;
}

function usualWords(project: Subject, viewer: Viewer, now: number, delays: Delays): BallWords {
  const statut = project.statut;
  if (project.supprime)
    return { title: 'Ce projet est supprimé', detail: 'Le siège peut le rétablir pendant 30 jours.' };
  if (isFinal(statut))
    return {
      title: NOBODY[statut],
      detail: `${WHERE[statut]} ${sinceWhen(project, now)}. Plus rien à faire.`,
    };
  const yours = isYourTurn(project, viewer)
    ? isBeforeSubmission(statut)
      ? draftTitleFor(project, viewer)
      : yoursOf(project, statut)
    : undefined;
  const { promise, late } = due(project, yours !== undefined, delays);
  return {
    title: yours ?? othersTitle(project, statut),
    detail: `${since(project, now)}${promise}`,
    ...(late && { late }),
  };
}
