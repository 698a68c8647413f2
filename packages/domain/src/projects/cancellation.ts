import type { Status } from './statuses.ts';

export const CANCELLED = 'Annulé' satisfies Status;
