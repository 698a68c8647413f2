import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Exchanged } from '@ardoise/domain/projects/reassignments.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Menu } from '../../../components/Menu.tsx';
import type { MenuItem } from '../../../components/menu-item.ts';
import { projectName } from '../../../components/projects/project-name.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { goOnFromLastRow } from '../../../hooks/use-last-row.ts';
import { useListBehind } from '../../../hooks/use-list-behind.ts';
import { useMe } from '../../../hooks/use-me.ts';
import type { NextProject } from '../../../hooks/use-next-project.ts';
import { EXCHANGES } from '../status-change/exchange-words.ts';

interface FollowUpHeadProps {
  project: Project;
  /** The next project of the same list. */
  next: NextProject | null;
  /** Opens the signed order form; absent without one. */
  onOrderForm: (() => void) | undefined;
  /** Still loading, and one is expected: reserves its space. */
  awaitsOrderForm: boolean;
  /** Undoes a recent clone; absent for others, or too late. */
  onUndoClone: (() => void) | undefined;
  onDelete: () => void;
  onRestore: () => void;
  /** An administrator forces any status; absent for others. */
  onForce: (() => void) | undefined;
  /** Head office chooses among the targets of the status; absent for others. */
  onChoose: (() => void) | undefined;
  /** Reassigns the project to another dc, agency or printer. */
  onExchange: (whom: Exchanged) => void;
}

/** Name, order number, and secondary actions. */
export function FollowUpHead({ project, next, onOrderForm, awaitsOrderForm, ...rest }: FollowUpHeadProps) {
  const forClient = useMe().role === 'client';
  // The kind is the company's word, not the client's.
  const place = [!forClient && project.type, project.ville].filter(Boolean).join(', ');
  const trips =
    project.nb_ar_agence > 0 && !forClient
      ? counted(project.nb_ar_agence, 'aller-retour', 'allers-retours')
      : '';
  const agreed =
    project.accordDC === null || forClient ? '' : `Accord du DC le ${formatDate(project.accordDC)}`;
  return (
    <>
      <WayBack next={next} />
      <div
        className={
          onOrderForm || awaitsOrderForm
            ? 'page-head follow-up-head'
            : 'page-head page-head-kept follow-up-head'
        }
      >
        <div>
          <h1 className="title-page">{projectName(project)}</h1>
          <p className="lede">{[place, project.numProjet, trips, agreed].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="actions">
          {(onOrderForm || awaitsOrderForm) && (
            <Button icon={IconFileInvoice} busy={awaitsOrderForm} onClick={onOrderForm}>
              Bon de commande
            </Button>
          )}
          <OtherActions project={project} {...rest} />
        </div>
      </div>
    </>
  );
}

/** Back to the list, in its former state, and on to its next project. */
function WayBack({ next }: Pick<FollowUpHeadProps, 'next'>) {
  const { list, search, to } = useListBehind();
  return (
    <nav className="meta follow-up-back" aria-label="Liste">
      <Link {...to}>
        <Icon of={IconArrowLeft} size="s" />
        {[list.label, search.q_statut].filter(Boolean).join(', ')}
      </Link>
      {next && (
        <Link
          className="follow-up-back-next"
          to={followUpPath(next._id.$oid)}
          onClick={() => goOnFromLastRow(next._id.$oid)}
        >
          <span>
            Projet suivant<span className="hide-phone">&nbsp;: {projectName(next)}</span>
          </span>
          <Icon of={IconArrowRight} size="s" />
        </Link>
      )}
    </nav>
  );
}

/** The reassignments available to the viewer now. */
function exchangesOf({ permissions: may }: Project): Exchanged[] {
  return [
    ...(may['project.reassign'].allowed ? (['dc'] as const) : []),
    ...(may['project.changeAgency'].allowed ? (['agence'] as const) : []),
    ...(may['project.changePrinter'].allowed ? (['imprimeur'] as const) : []),
  ];
}

function OtherActions(props: Omit<FollowUpHeadProps, 'onOrderForm' | 'awaitsOrderForm' | 'next'>) {
  const { project, onUndoClone, onDelete, onRestore, onForce, onChoose, onExchange } = props;
  const { permissions: may } = project;
  const choose = project.actions.length > 0 ? onChoose : undefined;
  const exchanges = exchangesOf(project);
  const items: (MenuItem | false)[] = [
    choose !== undefined && { label: 'Changer le statut', icon: IconArrowsExchange, onChoose: choose },
    onForce !== undefined && {
      label: 'Changer le statut (administrateur)',
      icon: IconArrowsExchange,
      onChoose: onForce,
    },
    ...exchanges.map((whom) => ({
      label: EXCHANGES[whom].menu,
      icon: IconUserShare,
      onChoose: () => onExchange(whom),
    })),
    may['project.restore'].allowed && {
      label: 'Rétablir le projet',
      icon: IconArrowBackUp,
      onChoose: onRestore,
    },
    onUndoClone !== undefined && {
      label: 'Annuler le clonage',
      icon: IconArrowBackUp,
      onChoose: onUndoClone,
    },
    may['project.delete'].allowed && {
      label: 'Supprimer',
      icon: IconTrash,
      danger: true,
      onChoose: onDelete,
    },
  ];
  const offered = items.filter((item) => item !== false);
  return offered.length > 0 && <Menu label="Autres actions" tone="line" items={offered} />;
}
