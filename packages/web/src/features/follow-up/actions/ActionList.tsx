import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { ERRORS } from '@ardoise/domain/errors.ts';
import { FINAL_STATUSES } from '@ardoise/domain/projects/statuses.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { ActionLine } from './ActionLine.tsx';
import { ApproveLine } from './ApproveLine.tsx';
import { CompleteLine } from './CompleteLine.tsx';
import { awaitsDelegate, nextThing } from './next-thing.ts';
import { ResumeLine } from './ResumeLine.tsx';
import './ActionList.css';

interface ActionListProps {
  project: Project;
  viewer: Viewer;
  hasQrCode: boolean;
  onTake: (action: ProjectAction) => void;
  onInvite: () => void;
  onClone: () => void;
}

/** The viewer's actions, in order of importance. Refused ones keep their place with a reason. */
export function ActionList({ project, viewer, hasQrCode, onTake, ...others }: ActionListProps) {
  const { actions, resume, approve, main, explained } = nextThing(project, viewer);
  const missing = actions.find((action) => !action.allowed)?.missing?.length ?? 0;
  const nothing = actions.length === 0 && !approve && !resume && !project.supprime;
  return (
    <section className="follow-up-actions" aria-labelledby="acts">
      <h2 className="title-section" id="acts">
        Ce que vous pouvez faire
      </h2>
      {resume && viewer.role === 'client' && <CompleteLine project={project} missing={missing} />}
      {resume && viewer.role !== 'client' && (
        <ResumeLine project={project} missing={missing} main={main === 'resume'} />
      )}
      {nothing && <Nothing project={project} forClient={viewer.role === 'client'} />}
      {approve && <ApproveLine project={project} main={main === 'approve'} own={viewer.role === 'client'} />}
      {actions.map((action) => (
        <ActionLine
          key={action.target}
          project={project}
          action={action}
          viewer={viewer}
          main={action.target === main}
          explained={action.target === explained}
          onTake={() => onTake(action)}
        />
      ))}
      <OtherLinks
        project={project}
        hasQrCode={hasQrCode}
        editing={!resume && !awaitsDelegate(project, viewer)}
        {...others}
      />
    </section>
  );
}

/** Empty state: the specification's sentence, and how the user will be notified. */
function Nothing({ project, forClient }: { project: Project; forClient: boolean }) {
  const over = FINAL_STATUSES.includes(project.statut);
  const notified = forClient
    ? 'Un e-mail vous prévient quand votre accord est attendu.'
    : 'Un e-mail prévient ceux qui ont la main à chaque étape.';
  return (
    <div className="action-list-line action-list-wait">
      <div>
        <p>{forClient ? 'Rien n’attend de vous pour le moment.' : ERRORS.TRANSITION.message}</p>
        {!over && <p className="meta">{notified}</p>}
      </div>
    </div>
  );
}

interface OtherLinksProps {
  project: Project;
  hasQrCode: boolean;
  /** Shows an edit action where it is not the primary one. */
  editing: boolean;
  onInvite: () => void;
  onClone: () => void;
}

function OtherLinks({ project, hasQrCode, editing, onInvite, onClone }: OtherLinksProps) {
  const may = project.permissions;
  const id = project._id.$oid;
  const recap = editing && may['project.edit'].allowed ? wizardPath(project.type, id) : null;
  if (recap === null && !may['invitation.send'].allowed && !may['project.clone'].allowed && !hasQrCode)
    return null;
  return (
    <div className="action-list-line action-list-rest">
      <div>
        {recap && (
          <Link className={buttonClass({ tone: 'text' })} to={recap}>
            <Icon of={IconPencil} />
            Modifier la commande
          </Link>
        )}
        {may['invitation.send'].allowed && (
          <Button tone="text" icon={IconPaperclip} onClick={onInvite}>
            Inviter à joindre un fichier
          </Button>
        )}
        {may['project.clone'].allowed && (
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
