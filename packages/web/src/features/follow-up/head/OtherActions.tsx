import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Exchanged } from '@ardoise/domain/projects/reassignments.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import { Menu } from '../../../components/Menu.tsx';
import type { MenuItem } from '../../../components/menu-item.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { UNDO_CLONE_MS } from '../../../hooks/use-undo-clone.ts';
import { useRestore } from '../actions/use-restore.ts';
import type { FollowUpDialog } from '../dialogs/use-follow-up-dialogs.ts';
import { goToFold } from '../folds/Fold.tsx';
import { EXCHANGES } from '../people/exchange-words.ts';
import { QR_CODE_FOLD } from '../sections/QrCodeSection.tsx';
import { actionWords } from '../words/action-words.ts';
import { stopActions } from '../words/stop-actions.ts';

/**
 * Whether a clone can be undone: within 10 minutes, and not submitted
 * (specification/roles-and-scope.md#create-and-clone).
 */
function isFreshClone(
  project: Pick<Project, 'originalId' | 't_creation' | 'statut' | 'supprime' | 'permissions'>,
  now: number,
): boolean {
  return (
    project.originalId !== null &&
    project.permissions['project.clone'].allowed &&
    !project.supprime &&
    isBeforeSubmission(project.statut) &&
    now - Date.parse(project.t_creation) < UNDO_CLONE_MS
  );
}

interface OtherActionsProps {
  project: Project;
  viewer: Viewer;
  now: number;
  onShow: (dialog: FollowUpDialog) => void;
}

/** The '…' menu: optional actions on a project; those that stop or delete it last. */
export function OtherActions(props: OtherActionsProps) {
  const restore = useRestore(props.project);
  const { allowed: mayRestore } = props.project.permissions['project.restore'];
  const items: MenuItem[] = [
    ...orderItems(props),
    ...statusItems(props),
    ...(mayRestore ? [{ label: 'Rétablir le projet', icon: IconArrowBackUp, onChoose: restore }] : []),
    ...endingItems(props),
  ];
  return items.length > 0 && <Menu label="Autres actions" tone="line" items={items} />;
}

/** The order, its files and its copies. */
function orderItems({ project, viewer, onShow }: OtherActionsProps): MenuItem[] {
  const { permissions: may, statut, type, infocarte } = project;
  // A draft is edited from its card; a client edits on pages of their own.
  const edits = may['project.edit'].allowed && !isBeforeSubmission(statut) && viewer.role !== 'client';
  const recap = edits ? wizardPath(type, project._id.$oid) : null;
  return [
    ...(recap ? [{ label: 'Modifier la commande', icon: IconPencil, to: recap }] : []),
    ...(may['invitation.send'].allowed
      ? [
          {
            label: 'Inviter à joindre un fichier',
            icon: IconPaperclip,
            onChoose: () => onShow({ kind: 'invite' }),
          },
        ]
      : []),
    ...(may['project.clone'].allowed
      ? [{ label: 'Cloner', icon: IconCopy, onChoose: () => onShow({ kind: 'clone' }) }]
      : []),
    ...(infocarte?.qrcode === 'oui'
      ? [{ label: 'QR code', icon: IconQrcode, onChoose: () => goToFold(QR_CODE_FOLD) }]
      : []),
  ];
}

/** Head office's and the administrator's: another status, other people. */
function statusItems({ project, viewer, onShow }: OtherActionsProps): MenuItem[] {
  const { actions, permissions: may } = project;
  return [
    ...(viewer.role === 'siege' && actions.length > 0
      ? [
          {
            label: 'Changer le statut',
            icon: IconArrowsExchange,
            onChoose: () => onShow({ kind: 'choose' }),
          },
        ]
      : []),
    ...(may['project.force'].allowed
      ? [
          {
            label: 'Changer le statut (administrateur)',
            icon: IconArrowsExchange,
            onChoose: () => onShow({ kind: 'force' }),
          },
        ]
      : []),
    ...exchangesOf(project).map((whom) => ({
      label: EXCHANGES[whom].menu,
      icon: IconUserShare,
      onChoose: () => onShow({ kind: 'exchange', whom }),
    })),
  ];
}

/** The reassignments available to the viewer now. */
function exchangesOf({ permissions: may }: Project): Exchanged[] {
  return [
    ...(may['project.reassign'].allowed ? (['dc'] as const) : []),
    ...(may['project.changeAgency'].allowed ? (['agence'] as const) : []),
    ...(may['project.changePrinter'].allowed ? (['imprimeur'] as const) : []),
  ];
}

function endingItems({ project, viewer, now, onShow }: OtherActionsProps): MenuItem[] {
  return [
    ...(isFreshClone(project, now)
      ? [
          {
            label: 'Annuler le clonage',
            icon: IconArrowBackUp,
            onChoose: () => onShow({ kind: 'undoClone' }),
          },
        ]
      : []),
    ...stopActions(project, viewer).map((action) => ({
      label: actionWords(project.statut, action, viewer.role).title,
      icon: IconBan,
      danger: true,
      onChoose: () => onShow({ kind: 'status', target: action.target }),
    })),
    ...(project.permissions['project.delete'].allowed
      ? [{ label: 'Supprimer', icon: IconTrash, danger: true, onChoose: () => onShow({ kind: 'delete' }) }]
      : []),
  ];
}
