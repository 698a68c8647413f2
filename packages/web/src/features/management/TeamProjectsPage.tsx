import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useMe } from '../../hooks/use-me.ts';
import { ManagedProjects } from './ManagedProjects.tsx';

/**
 * The projects of an smhf's or an mdv's dcs, which they may reassign among them
 * (specification/screens-and-addresses.md#teams).
 */
export function TeamProjectsPage() {
  const { role } = useMe();
  return (
    <ManagedProjects
      title="Projets de mon équipe"
      list={{ path: role === 'smhf' ? PAGES.smhfProjects : PAGES.mdvProjects, typeProjet: null }}
    />
  );
}
