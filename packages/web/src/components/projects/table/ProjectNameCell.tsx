import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { projectName } from '../project-name.ts';
import { followUpPath } from '../wizard-path.ts';

/** The project's name, which leads to its follow-up from all over the row, and below it what tells it from others. */
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
