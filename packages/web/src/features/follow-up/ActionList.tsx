import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { ERRORS } from '@ardoise/domain/errors.ts';
import { FINAL_STATUSES, isBeforeSubmission, type Status } from '@ardoise/domain/projects/statuses.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { isYourTurn, type Viewer } from '../../components/projects/holder-words.ts';
import { wizardPath } from '../../components/projects/wizard-path.ts';
import { ActionLine } from './ActionLine.tsx';
import { orderActions, stopsProject } from './order-actions.ts';
import { ResumeLine } from './ResumeLine.tsx';
import './ActionList.css';

interface ActionListProps {
  project: Project;
  viewer: Viewer;
  hasQrCode: boolean;
  onTake: (action: ProjectAction) => void;
  onClone: () => void;
}

/** What the viewer may do, in the order of use. Refused actions keep their place and say why. */
export function ActionList({ project, viewer, hasQrCode, onTake, onClone }: ActionListProps) {
  const actions = orderActions(project.statut, project.actions).filter(
    (action) => action.allowed || !stopsProject(action),
  );
  const [first] = actions;
  const yours = isYourTurn(project, viewer);
  const resume =
    isBeforeSubmission(project.statut as Status) &&
    project.permissions.edit.allowed &&
    first?.allowed === false &&
    first.step !== undefined;
  return (
    <section className="fu-acts" aria-labelledby="acts">
      <h2 className="h-sec" id="acts">
        Ce que vous pouvez faire
      </h2>
      {resume && <ResumeLine project={project} missing={first.missing?.length ?? 0} main={yours} />}
      {!yours && actions.every(stopsProject) && !project.supprime && <Waiting project={project} />}
      {actions.map((action) => (
        <ActionLine
          key={action.target}
          project={project}
          action={action}
          viewer={viewer}
          main={yours && action === first && action.allowed && !stopsProject(action)}
          explained={action === first && yours}
          onTake={() => onTake(action)}
        />
      ))}
      {yours && actions.length === 0 && <p className="act meta">{ERRORS.TRANSITION.message}</p>}
      <OtherLinks project={project} hasQrCode={hasQrCode} editing={!resume} onClone={onClone} />
    </section>
  );
}

/** Nothing to do for now, and how one will know. */
function Waiting({ project }: { project: Project }) {
  const over = FINAL_STATUSES.includes(project.statut as Status);
  return (
    <p className="act act-wait">
      {over
        ? 'Ce projet ne change plus de statut.'
        : 'Rien à faire pour le moment. Un e-mail prévient ceux qui ont la main à chaque étape.'}
    </p>
  );
}

interface OtherLinksProps {
  project: Project;
  hasQrCode: boolean;
  /** Editing is offered here when it is not the next thing to do. */
  editing: boolean;
  onClone: () => void;
}

function OtherLinks({ project, hasQrCode, editing, onClone }: OtherLinksProps) {
  const { edit, clone } = project.permissions;
  const recap = editing && edit.allowed ? wizardPath(project.type, project._id.$oid) : null;
  if (recap === null && !clone.allowed && !hasQrCode) return null;
  return (
    <div className="act act-rest">
      <div>
        {recap && (
          <Link className={buttonClass({ tone: 'text' })} to={recap}>
            <Icon of={IconPencil} />
            Modifier la commande
          </Link>
        )}
        {clone.allowed && (
          <Button tone="text" icon={IconCopy} onClick={onClone}>
            Cloner
          </Button>
        )}
        {hasQrCode && (
          <a className={buttonClass({ tone: 'text' })} href="#qr-code">
            <Icon of={IconQrcode} />
            QR code
          </a>
        )}
      </div>
    </div>
  );
}
