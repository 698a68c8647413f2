import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
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
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath, wizardPath } from '../../components/projects/wizard-path.ts';
import { useProject } from '../../hooks/use-project.ts';
import { RowDialog } from './RowDialog.tsx';

const LINE = buttonClass({ tone: 'text' });

/** The other actions of a row. What is allowed comes with the project itself, read when the menu opens. */
export function RowMenu({ row }: { row: ProjectRow }) {
  const id = row._id.$oid;
  const [opened, setOpened] = useState(false);
  const [dialog, setDialog] = useState<'clone' | 'delete' | null>(null);
  const { data: project, error } = useProject(id, { enabled: opened });
  const may = project?.permissions;
  const edit = wizardPath(row.type, id, row.nextState);
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
      <RowDialog row={row} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
