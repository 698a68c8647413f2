import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { ERRORS } from '@ardoise/domain/errors.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/wizard.ts';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { wizardPath } from '../../components/projects/wizard-path.ts';
import { AskArbitration } from './AskArbitration.tsx';

interface WhyNotProps {
  action: ProjectAction;
  project: { id: string; type: string };
  /** False where the viewer may not open the wizard: what is missing is said without links. */
  editable: boolean;
  mayAskArbitration: boolean;
  open: boolean;
}

const QUOTA_REASONS: readonly (string | undefined)[] = [ERRORS.QUOTA.message, ERRORS.QUOTA_PDA.message];

/** 'Pourquoi pas ?': the reason of a refusal, and what cures it. */
export function WhyNot({ action, project, editable, mayAskArbitration, open }: WhyNotProps) {
  const { missing, step, reason } = action;
  const cure = editable && step && !missing?.length ? wizardPath(project.type, project.id, step) : null;
  return (
    <details className="why" open={open}>
      <summary>
        <Icon of={IconHelpCircle} size="s" />
        Pourquoi pas{'\u00a0?'}
      </summary>
      <div>
        {missing?.length ? (
          <MissingSteps missing={missing} project={project} editable={editable} />
        ) : (
          <p>{reason}</p>
        )}
        {cure && (
          <Link className={buttonClass({ tone: 'line' })} to={cure}>
            {step === RECAP_PATH ? 'Faire signer le bon de commande' : 'Compléter'}
          </Link>
        )}
        {mayAskArbitration && QUOTA_REASONS.includes(reason) && <AskArbitration id={project.id} />}
      </div>
    </details>
  );
}

interface MissingStepsProps {
  missing: NonNullable<ProjectAction['missing']>;
  project: { id: string; type: string };
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
      <ul className="why-steps">
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
