import type { previewBulk } from '@ardoise/domain/contract/bulk.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { keepInTab, keptInTab } from '../../api/device/kept-in-tab.ts';
import { DELETED_FOR_A_WHILE } from '../projects/status-messages.ts';
import { type Tally, tallyInWords, tallyOf } from './tally.ts';

/** An assignee. */
export interface Recipient {
  username: string;
  name: string;
  /** What distinguishes namesakes in a list. */
  note?: string;
}

/** Projects by id, or all that match filters. */
export type BulkSelection = { ids: string[] } | { filtre: NonNullable<BodyOf<typeof previewBulk>['filtre']> };

/** One running bulk action: stored for this tab, so that a reload neither loses nor repeats it. */
export interface BulkJob {
  id: string;
  action: BulkAction;
  recipient: Recipient | null;
  comment: string;
  /** Remaining projects, with their displayed version. */
  todo: { id: string; version: number }[];
  results: ProjectResult[];
}

/** Batch size of one call: updates the progress bar, and bounds the delay of a stop. */
export const BATCH = 50;

const PLACE = 'lot';

/** The unfinished job of this person in this tab, if any. */
export function keptJob(username: string): BulkJob | null {
  return keptInTab<BulkJob>(username, PLACE) ?? null;
}

export function keepJob(username: string, job: BulkJob | null): void {
  keepInTab(username, PLACE, job);
}

/** The job after a call's reply; projects missing in the reply stay remaining. */
export function withResults(job: BulkJob, results: readonly ProjectResult[]): BulkJob {
  const answered = new Set(results.map(({ id }) => id));
  return {
    ...job,
    todo: job.todo.filter(({ id }) => !answered.has(id)),
    results: [...job.results, ...results],
  };
}

export function jobTally({ todo, results }: BulkJob): Tally {
  return tallyOf(results, todo.length);
}

/** Those with a version conflict, for a retry. */
export function changedMeanwhile({ results }: BulkJob): string[] {
  return results.filter(({ fait, modifie }) => !fait && modifie === true).map(({ id }) => id);
}

interface ActionWords {
  /** Label on the bar and title of the dialog. */
  title: string;
  /** The same for a single project, where it differs. */
  titleOne?: string;
  /** Verb of the button, before the count. */
  verb: string;
  /** Announcement, followed by the assignee. */
  will: [one: string, many: string];
  done: [one: string, many: string];
  /** Consequences, displayed before. */
  warning: string;
}

export const ACTION_WORDS: Record<BulkAction, ActionWords> = {
  reaffecter: {
    title: 'Réaffecter à un délégué commercial',
    verb: 'Réaffecter',
    will: ['projet sera réaffecté', 'projets seront réaffectés'],
    done: ['projet réaffecté', 'projets réaffectés'],
    warning:
      'Le SMHF et le MDV du projet deviennent ceux du délégué commercial. Un quota déjà consommé reste où il est. L’ancien délégué commercial ne voit plus le projet.',
  },
  agence: {
    title: 'Changer d’agence',
    verb: 'Confier',
    will: ['projet sera confié', 'projets seront confiés'],
    done: ['projet confié à l’agence', 'projets confiés à l’agence'],
    warning: 'La nouvelle agence est prévenue par e-mail, l’ancienne ne voit plus le projet.',
  },
  imprimeur: {
    title: 'Changer d’imprimeur',
    verb: 'Confier',
    will: ['projet sera confié', 'projets seront confiés'],
    done: ['projet confié à l’imprimeur', 'projets confiés à l’imprimeur'],
    warning: 'Le nouvel imprimeur est prévenu par e-mail, l’ancien ne voit plus le projet.',
  },
  annuler: {
    title: 'Annuler les projets',
    titleOne: 'Annuler le projet',
    verb: 'Annuler',
    will: ['projet sera annulé', 'projets seront annulés'],
    done: ['projet annulé', 'projets annulés'],
    warning:
      'Le délégué commercial, l’agence et l’imprimeur sont prévenus par e-mail. Un projet annulé ne reprend que par un clone.',
  },
  supprimer: {
    title: 'Supprimer les projets',
    titleOne: 'Supprimer le projet',
    verb: 'Supprimer',
    will: ['projet sera supprimé', 'projets seront supprimés'],
    done: ['projet supprimé', 'projets supprimés'],
    warning: DELETED_FOR_A_WHILE,
  },
  soumettre: {
    title: 'Soumettre au DC',
    verb: 'Soumettre',
    will: ['projet sera soumis au délégué commercial', 'projets seront soumis au délégué commercial'],
    done: ['projet soumis au délégué commercial', 'projets soumis au délégué commercial'],
    warning: 'Le délégué commercial de chacun est prévenu par e-mail.',
  },
  soumettreClient: {
    title: 'Soumettre au client',
    verb: 'Soumettre',
    will: ['projet sera soumis au client', 'projets seront soumis au client'],
    done: ['projet soumis au client', 'projets soumis au client'],
    warning: 'Le client de chacun reçoit le lien de sa création par e-mail.',
  },
};

/** Title of an action, for one project or several. */
export function actionTitle(action: BulkAction, count: number): string {
  const { title, titleOne = title } = ACTION_WORDS[action];
  return count === 1 ? titleOne : title;
}

/** '12 projets réaffectés, 1 refusé' */
export function jobTitle(job: BulkJob): string {
  return tallyInWords(jobTally(job), ACTION_WORDS[job.action].done);
}

/** Reasons with their number of projects, the most frequent first. */
export function groupReasons<Told extends { message: string }>(
  told: readonly Told[],
): { message: string; of: Told[] }[] {
  const groups = new Map<string, Told[]>();
  for (const one of told) groups.set(one.message, [...(groups.get(one.message) ?? []), one]);
  return [...groups]
    .map(([message, of]) => ({ message, of }))
    .toSorted((one, other) => other.of.length - one.of.length);
}
