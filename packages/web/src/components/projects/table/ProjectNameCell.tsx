import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../router/Link.tsx';
import { projectName } from '../project-name.ts';
import { followUpPath } from '../wizard-path.ts';

/** The project's name, as a link that covers the row, with distinguishing details below. */
export function ProjectNameCell({ row, children }: { row: ProjectRow; children: ReactNode }) {
  return (
    <>
      <Link className="project-table-name" data-row-link to={followUpPath(row._id.$oid)}>
        {projectName(row)}
      </Link>
      <span className="meta">{children}</span>
    </>
  );
}
