import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { PoseDate } from '@ardoise/domain/projects/pose-dates.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import { AskArbitration } from '../../../components/projects/AskArbitration.tsx';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { Link } from '../../../router/Link.tsx';
import {
  EXECUTION_UPLOAD,
  goToControl,
  PROOF_UPLOAD,
  poseDateField,
  REMARKS,
} from '../work-files/work-places.ts';

interface CureProps {
  cure: NonNullable<ProjectAction['cure']>;
  project: Project;
  /** The primary action: the one red button. */
  main: boolean;
}

interface SetDateProps {
  project: Project;
  date: PoseDate;
  words: string;
  tone: 'main' | 'line';
}

/** Link to the missing date; a future one is displayed, since it does not count yet. */
function SetDate({ project, date, words, tone }: SetDateProps) {
  const day = project.pose?.[date] ?? null;
  return (
    <>
      {day !== null && (
        <p>
          Elle est prévue le {formatDate(`${day}T12:00:00Z`)}
          {'\u00a0'}: le projet se termine une fois la pose faite.
        </p>
      )}
      {project.permissions['pose.plan'].allowed ? (
        <Button tone={tone} onClick={() => goToControl(poseDateField(date))}>
          {words}
        </Button>
      ) : (
        <p>L’installateur doit d’abord la fixer.</p>
      )}
    </>
  );
}

/** The action on this page that satisfies the guard; without permission, the role that can. */
function Cure({ cure, project, main }: CureProps) {
  const { permissions: may } = project;
  const agency = project.nomAgence || 'L’agence';
  const tone = main ? 'main' : 'line';
  switch (cure) {
    case 'creation':
      return may['file.changeProof'].allowed ? (
        <Button tone={tone} onClick={() => goToControl(PROOF_UPLOAD)}>
          Joindre la création
        </Button>
      ) : (
        <p>{agency} doit d’abord la joindre.</p>
      );
    case 'remarques':
      return (
        <Button tone={tone} onClick={() => goToControl(REMARKS)}>
          Répondre aux remarques
        </Button>
      );
    case 'execution':
      return may['file.upload'].allowed ? (
        <Button tone={tone} onClick={() => goToControl(EXECUTION_UPLOAD)}>
          Joindre le fichier
        </Button>
      ) : (
        <p>{agency} doit d’abord le joindre.</p>
      );
    case 'accord':
      return may['proof.approve'].allowed ? (
        <Link className={buttonClass({ tone: 'line' })} to={PAGE_PATHS.approvalOnTablet(project._id.$oid)}>
          Faire signer le client
        </Link>
      ) : (
        <p>
          Il signe par le lien reçu, ou sur la tablette du délégué commercial, une fois la création soumise au
          client.
        </p>
      );
    case 'previsite':
      return <SetDate project={project} date="t_previsite" words="Fixer la prévisite" tone={tone} />;
    case 'pose':
      return <SetDate project={project} date="t_pose" words="Dater la pose" tone={tone} />;
  }
}

interface WhyNotProps {
  action: ProjectAction;
  project: Project;
  mayAskArbitration: boolean;
  open: boolean;
  /** Its remedy is the primary action. */
  main: boolean;
}

const QUOTA_REASONS: readonly (string | undefined)[] = [ERRORS.QUOTA.message, ERRORS.QUOTA_PDA.message];

/** 'Pourquoi pas ?': the reason of a refusal, and its remedy. */
export function WhyNot({ action, project, mayAskArbitration, open, main }: WhyNotProps) {
  const { missing, step, reason, cure } = action;
  const id = project._id.$oid;
  // Without access to the wizard the missing parts are not links.
  const editable = project.permissions['project.edit'].allowed;
  const wizard = editable && step && !missing?.length ? wizardPath(project.type, id, step) : null;
  return (
    <details className="action-list-why" open={open}>
      <summary className="parted">
        <Icon of={IconHelpCircle} size="s" />
        Pourquoi pas{'\u00a0?'}
      </summary>
      <div>
        {missing?.length ? (
          <MissingSteps missing={missing} project={{ id, type: project.type }} editable={editable} />
        ) : (
          <p>{reason}</p>
        )}
        {cure && <Cure cure={cure} project={project} main={main} />}
        {wizard && (
          <Link className={buttonClass({ tone: 'line' })} to={wizard}>
            {step === RECAP_PATH ? 'Faire signer le bon de commande' : 'Compléter'}
          </Link>
        )}
        {mayAskArbitration && QUOTA_REASONS.includes(reason) && <AskArbitration id={id} />}
      </div>
    </details>
  );
}

interface MissingStepsProps {
  missing: NonNullable<ProjectAction['missing']>;
  project: { id: string; type: ProjectType };
  editable: boolean;
}

function MissingSteps({ missing, project, editable }: MissingStepsProps) {
  return (
    <>
      <p>
        {missing.length === 1
          ? 'Une étape reste à compléter'
          : `${missing.length} étapes restent à compléter`}
        {'\u00a0:'}
      </p>
      <ul className="action-list-why-steps">
        {missing.map(({ path, short, messages }) => {
          const to = editable ? wizardPath(project.type, project.id, path) : null;
          return (
            <li key={path}>
              {to ? <Link to={to}>{short}</Link> : <b>{short}</b>}
              <span>{messages.join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
