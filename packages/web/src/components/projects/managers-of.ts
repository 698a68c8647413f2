import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { shortName } from './short-name.ts';

/** 'A. Delmas · S. Belkacem': the SMHF and MDV of a project's delegate, below their name in a narrow table. */
export function managersOf({ nomSmhf, nomMdv }: Pick<ProjectRow, 'nomSmhf' | 'nomMdv'>): string {
  return [nomSmhf, nomMdv].filter(Boolean).map(shortName).join(' · ');
}
