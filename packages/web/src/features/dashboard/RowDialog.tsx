import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { CloneDialog } from '../../components/projects/CloneDialog.tsx';
import { DeleteDialog } from '../../components/projects/DeleteDialog.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { SameCardDialog } from '../../components/projects/SameCardDialog.tsx';
import { useMe } from '../../hooks/use-me.ts';

export type RowDialogKind = 'clone' | 'sameCard' | 'delete';

interface RowDialogProps {
  row: ProjectRow;
  /** Once the menu has read it. */
  project?: Project | undefined;
  dialog: RowDialogKind;
  onClose: () => void;
}

/** The open dialog of a row. */
export function RowDialog({ row, project: whole, dialog, onClose }: RowDialogProps) {
  const me = useMe();
  const project = { id: row._id.$oid, name: projectName(row), type: row.type, smhf: row.smhf };
  if (dialog === 'clone') return <CloneDialog project={project} onClose={onClose} />;
  if (dialog === 'sameCard') return whole ? <SameCardDialog project={whole} onClose={onClose} /> : null;
  return (
    <DeleteDialog project={project} mayRestore={roleMay('project.restore', me.role)} onClose={onClose} />
  );
}
