import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { memo, useDeferredValue } from 'react';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { markTabs, progressOf } from '../session/wizard-progress.ts';
import { WizardTabs } from './WizardTabs.tsx';

interface WizardHeaderProps {
  wizard: Wizard;
  project: Project;
  current: WizardProject;
  /** The current step. */
  path: string;
  /** Hides the tabs. */
  readOnly?: boolean;
}

const Head = memo(function Head({ wizard, project, current, path, readOnly = false }: WizardHeaderProps) {
  const progress = progressOf(wizard, path);
  const hrefOf = (step: string) => wizardPath(project.type, project._id.$oid, step);
  return (
    <section className="wizard-head" aria-label="Projet">
      <div className="wizard-inside">
        <div className="wizard-identity">
          <p className="title-section">{current.idprojet?.nameProjet || 'Nouveau projet'}</p>
          <p className="meta hide-phone">
            {/* Before the outlet is known the number is meaningless. */}
            {[project.type, current.pdv?.nOutlet && current.idprojet?.numProjet].filter(Boolean).join(' · ')}
          </p>
          <StatusTag status={project.statut} />
        </div>
        {!readOnly && <WizardTabs tabs={markTabs(wizard, current, path)} hrefOf={hrefOf} />}
      </div>
      <div
        className="wizard-progress"
        role="progressbar"
        aria-label="Avancement"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
      >
        <i style={{ width: `${progress}%` }} />
      </div>
    </section>
  );
});

/**
 * Order name, steps and progress. A key press does not wait for them: which steps are complete costs all the rules of
 * the wizard.
 */
export function WizardHeader({ current, ...place }: WizardHeaderProps) {
  return <Head current={useDeferredValue(current)} {...place} />;
}
