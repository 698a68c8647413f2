import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/Button.tsx';
import { counted } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { orderActions, stopsProject } from './order-actions.ts';

interface FollowUpHeadProps {
  project: Project;
  /** Opens the signed order form; absent while there is none. */
  onOrderForm: (() => void) | undefined;
  /** Takes a recent clone back; absent when it is none, or too late. */
  onUndoClone: (() => void) | undefined;
  onTake: (action: ProjectAction) => void;
  onClone: () => void;
  onDelete: () => void;
  onRestore: () => void;
}

/** Name, order number, and what is done less often. */
export function FollowUpHead({ project, onOrderForm, ...rest }: FollowUpHeadProps) {
  const place = [project.type, project.ville].filter(Boolean).join(', ');
  const trips =
    project.nb_ar_agence > 0 ? counted(project.nb_ar_agence, 'aller-retour', 'aller-retours') : '';
  return (
    <>
      <p className="meta back">
        <Link to="/dashboard">
          <Icon of={IconArrowLeft} size="s" />
          Tableau de bord
        </Link>
      </p>
      <div className="page-head fu-head">
        <div>
          <h1 className="h-page">{project.nameProjet || 'Projet sans nom'}</h1>
          <p className="lede">{[place, project.numProjet, trips].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="acts">
          {onOrderForm && (
            <Button icon={IconFileInvoice} onClick={onOrderForm}>
              Bon de commande
            </Button>
          )}
          <OtherActions project={project} {...rest} />
        </div>
      </div>
    </>
  );
}

function OtherActions({
  project,
  onUndoClone,
  onTake,
  onClone,
  onDelete,
  onRestore,
}: Omit<FollowUpHeadProps, 'onOrderForm'>) {
  const { permissions: may } = project;
  const stops = orderActions(project.statut, project.actions).filter(
    (action) => stopsProject(action) && action.allowed,
  );
  const any =
    may.clone.allowed ||
    may.delete.allowed ||
    may.restore.allowed ||
    stops.length > 0 ||
    onUndoClone !== undefined;
  if (!any) return null;
  return (
    <Menu label="Autres actions" tone="line">
      {may.restore.allowed && (
        <Button tone="text" icon={IconArrowBackUp} onClick={onRestore}>
          Rétablir le projet
        </Button>
      )}
      {may.clone.allowed && (
        <Button tone="text" icon={IconCopy} onClick={onClone}>
          Cloner
        </Button>
      )}
      {onUndoClone && (
        <Button tone="text" icon={IconArrowBackUp} onClick={onUndoClone}>
          Annuler le clonage
        </Button>
      )}
      {stops.map((action) => (
        <Button key={action.target} tone="danger" icon={IconBan} onClick={() => onTake(action)}>
          {action.label}
        </Button>
      ))}
      {may.delete.allowed && (
        <Button tone="danger" icon={IconTrash} onClick={onDelete}>
          Supprimer
        </Button>
      )}
    </Menu>
  );
}
