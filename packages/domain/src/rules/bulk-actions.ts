import { CANCELLED } from '../projects/cancellation.ts';
import type { Exchanged } from '../projects/reassignments.ts';
import type { Status } from '../projects/statuses.ts';
import type { Permission } from './permissions.ts';

/** `soumettre`: to the dc, `soumettreClient`: to the client; where the table of transitions has that move. */
export const BULK_ACTIONS = [
  'reaffecter',
  'agence',
  'imprimeur',
  'supprimer',
  'annuler',
  'soumettre',
  'soumettreClient',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Bulk actions that change the status, and to which: each by its row of the table of transitions. */
export const BULK_MOVES: Partial<Record<BulkAction, Status>> = {
  annuler: CANCELLED,
  soumettre: 'Validation DC',
  soumettreClient: 'Validation Client',
};

/** Reassigning actions, and the roles that they exchange. */
export const BULK_EXCHANGES: Partial<Record<BulkAction, Exchanged>> = {
  reaffecter: 'dc',
  agence: 'agence',
  imprimeur: 'imprimeur',
};

export const BULK_PERMISSIONS: Record<BulkAction, Permission> = {
  reaffecter: 'project.reassign',
  agence: 'project.changeAgency',
  imprimeur: 'project.changePrinter',
  supprimer: 'project.delete',
  annuler: 'project.cancel',
  soumettre: 'project.submitProof',
  soumettreClient: 'project.submitProof',
};
