import type { Project } from '@ardoise/domain/contract/projects.ts';

/** A line of a project's history. */
export type HistoryEntry = Project['historique'][number];
