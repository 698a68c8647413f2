/**
 * What a line of an import does, with its words on screen, in the order in which lines are listed: first what somebody
 * must look at (specification/content-management.md#imports). A closed union.
 */
export const IMPORT_EFFECTS = {
  refusee: { one: 'Refusée', many: 'Refusées' },
  averifier: { one: 'À vérifier', many: 'À vérifier' },
  modifiee: { one: 'Modifiée', many: 'Modifiées' },
  ajoutee: { one: 'Ajoutée', many: 'Ajoutées' },
  masquee: { one: 'Masquée', many: 'Masquées' },
  inchangee: { one: 'Inchangée', many: 'Inchangées' },
} as const satisfies Record<string, { one: string; many: string }>;

export type ImportEffect = keyof typeof IMPORT_EFFECTS;

const LISTED = Object.keys(IMPORT_EFFECTS) as ImportEffect[];

/** Rank of an effect in the list of lines: 0 for what is refused. */
export function rankOfEffect(effect: ImportEffect): number {
  return LISTED.indexOf(effect);
}

/** Whether a line with this effect is written when the import is applied. */
export function writesEntry(effect: ImportEffect): boolean {
  return effect !== 'refusee' && effect !== 'inchangee';
}

/** Lines that are written when the import is applied, of its counts by effect. */
export function linesToWrite(counts: Partial<Record<ImportEffect, number>>): number {
  return LISTED.filter(writesEntry).reduce((sum, effect) => sum + (counts[effect] ?? 0), 0);
}

/** State of an import; `lecture`, `attente`, `ecriture` and `annulation` continue by themselves, in the background. */
export const IMPORT_STATES = [
  /** Its lines are judged, the first time or again. */
  'lecture',
  /** The dry run is ready: nothing is changed yet. */
  'essai',
  /** To be applied; can still be abandoned. */
  'attente',
  'ecriture',
  'applique',
  'annulation',
  'annule',
  'abandonne',
  /** It failed again and again, for a reason of ours; nothing was written. */
  'echec',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const GOING_ON: readonly ImportState[] = ['lecture', 'attente', 'ecriture', 'annulation'];

/** Whether the server is at work on it. */
export function isUnderWay(state: ImportState): boolean {
  return GOING_ON.includes(state);
}

/** Share of a list's visible entries above which hiding them requires typing their number. */
const MANY_HIDDEN = 0.1;

/** Whether hiding so many of the visible entries must be confirmed by typing the figure. */
export function mustConfirmHiding(hidden: number, visible: number): boolean {
  return hidden > visible * MANY_HIDDEN;
}
