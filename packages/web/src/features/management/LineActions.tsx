import type { BulkAction } from '@ardoise/domain/contract/bulk.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import type { Person } from '../../api/session.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath, wizardPath } from '../../components/projects/wizard-path.ts';

interface LineActionsProps {
  row: ProjectRow;
  me: Person;
  onAct: (action: BulkAction) => void;
}

const ICON_LINK = buttonClass({ tone: 'text', className: 'button-icon' });

/** Follow, edit, and behind the dots what asks first; one that the project refuses says why. */
export function LineActions({ row, me, onAct }: LineActionsProps) {
  const id = row._id.$oid;
  const name = projectName(row);
  const edit = roleMay('project.edit', me.role) ? wizardPath(row.type, id) : null;
  return (
    <span className="management-line-actions">
      <Link
        className={`${ICON_LINK} management-line-follow`}
        to={followUpPath(id)}
        aria-label={`Suivre ${name}`}
        title="Suivre"
      >
        <Icon of={IconEye} />
      </Link>
      {edit && (
        <Link className={ICON_LINK} to={edit} aria-label={`Modifier ${name}`} title="Modifier">
          <Icon of={IconPencil} />
        </Link>
      )}
      <Menu label={`Autres actions sur ${name}`}>
        <Button tone="text" icon={IconArrowsExchange} onClick={() => onAct('reaffecter')}>
          Réaffecter à un délégué commercial
        </Button>
        {roleMay('project.cancel', me.role) && (
          <Button tone="danger" icon={IconBan} onClick={() => onAct('annuler')}>
            Annuler le projet
          </Button>
        )}
        {roleMay('project.delete', me.role) && (
          <Button tone="danger" icon={IconTrash} onClick={() => onAct('supprimer')}>
            Supprimer
          </Button>
        )}
      </Menu>
    </span>
  );
}
