import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { CloneDialog } from '../../components/projects/CloneDialog.tsx';
import { DeleteDialog } from '../../components/projects/DeleteDialog.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath, wizardPath } from '../../components/projects/wizard-path.ts';
import { useMe } from '../../hooks/use-me.ts';
import { useProject } from '../../hooks/use-project.ts';

const LINE = buttonClass({ tone: 'text' });

/** The other actions of a row. What is allowed comes with the project itself, read when the menu opens. */
export function RowMenu({ row }: { row: ProjectRow }) {
  const id = row._id.$oid;
  const [opened, setOpened] = useState(false);
  const [dialog, setDialog] = useState<'clone' | 'delete' | null>(null);
  const { data: project, error } = useProject(id, { enabled: opened });
  const me = useMe();
  const may = project?.permissions;
  const edit = wizardPath(row.type, id, row.nextState);
  const close = () => setDialog(null);
  return (
    <>
      <Menu label={`Autres actions sur ${projectName(row)}`} onOpen={() => setOpened(true)}>
        <Link className={LINE} to={followUpPath(id)}>
          <Icon of={IconRoute} />
          Suivre
        </Link>
        {may?.['project.edit'].allowed && edit && (
          <Link className={LINE} to={edit}>
            <Icon of={IconPencil} />
            Modifier
          </Link>
        )}
        {may?.['project.clone'].allowed && (
          <Button tone="text" icon={IconCopy} onClick={() => setDialog('clone')}>
            Cloner
          </Button>
        )}
        {may?.['project.delete'].allowed && (
          <Button tone="danger" icon={IconTrash} onClick={() => setDialog('delete')}>
            Supprimer
          </Button>
        )}
        {!may && <p className="meta">{error ? messageOf(error) : 'Chargement…'}</p>}
      </Menu>
      {dialog === 'clone' && (
        <CloneDialog
          project={{ id, name: projectName(row), type: row.type, smhf: row.smhf }}
          onClose={close}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          project={{ id, name: projectName(row) }}
          mayRestore={roleMay('project.restore', me.role)}
          onClose={close}
        />
      )}
    </>
  );
}
