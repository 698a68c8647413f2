import { factsOfType } from '../kind-facts/kind-facts.ts';
import { PROJECT_TYPES, type ProjectType } from '../projects/kinds.ts';
import { STATUSES, type Status } from '../projects/statuses.ts';

export const HOLDERS = ['dc', 'agence', 'client', 'siege', 'imprimeur', 'installateur'] as const;

/** A party that can be expected to act. */
export type Party = (typeof HOLDERS)[number];

/** The party expected to act next; `null` in final statuses. */
export type Holder = Party | null;

const HOLDER_IN: Record<Status, Holder> = {
  Brouillon: 'dc',
  Client: 'client',
  Agence: 'agence',
  'Validation DC': 'dc',
  'Validation Client': 'client',
  'Validation CCEP': 'siege',
  Prévisite: 'installateur',
  Exécution: 'agence',
  Impression: 'imprimeur',
  Imprimé: 'imprimeur',
  Livré: 'installateur',
  Terminé: null,
  Rejeté: null,
  Annulé: null,
};

/**
 * The role expected to act in a status (experience.md, follow-up). Where files are delivered there is no pose: the dc
 * then closes the order.
 */
export function holderOf(statut: Status, type?: ProjectType): Holder {
  const filesToCheck = statut === 'Livré' && type !== undefined && factsOfType(type).deliversFiles;
  return filesToCheck ? 'dc' : HOLDER_IN[statut];
}

/** Supports with the same holders, and the statuses in which each is held by `holder`; empty ones are omitted. */
export function heldBy(holder: Holder): { types: readonly ProjectType[]; statuts: readonly Status[] }[] {
  const groups = Map.groupBy(PROJECT_TYPES, (type) => heldStatuses(holder, type).join());
  return [...groups.values()]
    .map((types) => ({ types, statuts: heldStatuses(holder, types[0]) }))
    .filter(({ statuts }) => statuts.length > 0);
}

function heldStatuses(holder: Holder, type: ProjectType | undefined): readonly Status[] {
  return STATUSES.filter((statut) => holderOf(statut, type) === holder);
}
