import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';

/** A day of delivery by project. */
export type PromisedDays = Readonly<Record<string, string>>;

/** Whether nobody has promised a day yet. */
export const isUnpromised = ({ arrivee }: Pick<ProjectRow, 'arrivee'>) => arrivee?.etat === 'a_venir';
