import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/wizard.ts';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { AskArbitration } from '../../../components/projects/AskArbitration.tsx';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { Cure } from './Cure.tsx';

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
      <summary>
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
