import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { lazy, Suspense } from 'react';
import { projectName } from '../../components/projects/project-name.ts';
import { useMe } from '../../hooks/use-me.ts';

const CloneDialog = lazy(async () => ({
  default: (await import('../../components/projects/CloneDialog.tsx')).CloneDialog,
}));
const DeleteDialog = lazy(async () => ({
  default: (await import('../../components/projects/DeleteDialog.tsx')).DeleteDialog,
}));

const SameCardDialog = lazy(async () => ({
  default: (await import('../../components/projects/SameCardDialog.tsx')).SameCardDialog,
}));

export type RowDialogKind = 'clone' | 'sameCard' | 'delete';

interface RowDialogProps {
  row: ProjectRow;
  /** Once the menu has read it. */
  project?: Project | undefined;
  dialog: RowDialogKind | null;
  onClose: () => void;
}

/** The dialogs of a row, lazy-loaded. */
export function RowDialog({ row, project: whole, dialog, onClose }: RowDialogProps) {
  const me = useMe();
  const project = { id: row._id.$oid, name: projectName(row), type: row.type, smhf: row.smhf };
  return (
    <Suspense fallback={null}>
      {dialog === 'clone' && <CloneDialog project={project} onClose={onClose} />}
      {dialog === 'sameCard' && whole && <SameCardDialog project={whole} onClose={onClose} />}
      {dialog === 'delete' && (
        <DeleteDialog project={project} mayRestore={roleMay('project.restore', me.role)} onClose={onClose} />
      )}
    </Suspense>
  );
}
