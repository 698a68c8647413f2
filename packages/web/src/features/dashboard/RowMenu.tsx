import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Menu } from '../../components/Menu.tsx';
import type { MenuItem } from '../../components/menu-item.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath, wizardPath } from '../../components/projects/wizard-path.ts';
import { useProject } from '../../hooks/use-project.ts';
import { RowDialog } from './RowDialog.tsx';

/** Secondary actions of a row. Permissions come with the project, fetched when the menu opens. */
export function RowMenu({ row }: { row: ProjectRow }) {
  const id = row._id.$oid;
  const [opened, setOpened] = useState(false);
  const [dialog, setDialog] = useState<'clone' | 'delete' | null>(null);
  const { data: project, error } = useProject(id, { enabled: opened });
  const may = project?.permissions;
  const edit = wizardPath(row.type, id, row.nextState);
  const items: MenuItem[] = [
    { label: 'Suivre', icon: IconRoute, to: followUpPath(id) },
    ...(may?.['project.edit'].allowed ? [{ label: 'Modifier', icon: IconPencil, to: edit }] : []),
    ...(may?.['project.clone'].allowed
      ? [{ label: 'Cloner', icon: IconCopy, onChoose: () => setDialog('clone') }]
      : []),
    ...(may?.['project.delete'].allowed
      ? [{ label: 'Supprimer', icon: IconTrash, danger: true, onChoose: () => setDialog('delete') }]
      : []),
  ];
  const note = error ? messageOf(error) : 'Chargement…';
  return (
    <>
      <Menu
        label={`Autres actions sur ${projectName(row)}`}
        items={items}
        note={may ? undefined : note}
        onOpen={() => setOpened(true)}
      />
      <RowDialog row={row} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
