import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import type { Person } from '../../api/session.ts';
import { buttonClass } from '../../components/Button.tsx';
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

const OTHERS = [
  {
    action: 'reaffecter',
    permission: 'project.reassign',
    label: 'Réaffecter à un délégué commercial',
    icon: IconArrowsExchange,
  },
  {
    action: 'annuler',
    permission: 'project.cancel',
    label: 'Annuler le projet',
    icon: IconBan,
    danger: true,
  },
  { action: 'supprimer', permission: 'project.delete', label: 'Supprimer', icon: IconTrash, danger: true },
] as const;

/** Follow, edit, and a menu of actions with confirmation; a refused one has its reason. */
export function LineActions({ row, me, onAct }: LineActionsProps) {
  const id = row._id.$oid;
  const name = projectName(row);
  const edit = roleMay('project.edit', me.role) ? wizardPath(row.type, id) : null;
  const others = OTHERS.filter(({ permission }) => roleMay(permission, me.role)).map(
    ({ action, ...item }) => ({
      ...item,
      onChoose: () => onAct(action),
    }),
  );
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
      <Menu label={`Autres actions sur ${name}`} items={others} />
    </span>
  );
}
