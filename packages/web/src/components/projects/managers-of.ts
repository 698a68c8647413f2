import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { shortName } from './short-name.ts';

/** 'SMHF A. Delmas, MDV S. Belkacem': the managers of a project's delegate, below their name in a narrow table. */
export function managersOf({ nomSmhf, nomMdv }: Pick<ProjectRow, 'nomSmhf' | 'nomMdv'>): string {
  const managers = [
    { role: 'SMHF', name: nomSmhf },
    { role: 'MDV', name: nomMdv },
  ];
  return managers
    .filter(({ name }) => name !== '')
    .map(({ role, name }) => `${role}\u00a0${shortName(name)}`)
    .join(', ');
}
