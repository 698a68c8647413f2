import type { Project } from '@ardoise/domain/contract/projects.ts';
import { findStep, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { memo, useDeferredValue, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { Link } from '../../../router/Link.tsx';
import { type Mark, type MarkedTab, markTabs, progressOf } from '../session/wizard-progress.ts';

const SPOKEN: Record<Mark, string> = {
  done: 'terminé',
  now: 'en cours',
  todo: 'à compléter',
  na: 'sans objet',
};

function TabMark({ tab }: { tab: MarkedTab }) {
  return (
    <span className={`wizard-mark wizard-mark-${tab.mark}`}>
      {tab.mark === 'done' ? (
        <Icon of={IconCheck} />
      ) : tab.mark === 'na' ? (
        <Icon of={IconMinus} />
      ) : (
        tab.number
      )}
    </span>
  );
}

function TabWords({ tab }: { tab: MarkedTab }) {
  return (
    <span>
      {tab.title}
      <span className="visually-hidden">, {SPOKEN[tab.mark]}</span>
    </span>
  );
}

interface WizardTabsProps {
  tabs: readonly MarkedTab[];
  hrefOf: (path: string) => string;
}

/** The tabs in a row; on a phone a disclosure. */
function WizardTabs({ tabs, hrefOf }: WizardTabsProps) {
  const [open, setOpen] = useState(false);
  const rank = tabs.findIndex(({ mark }) => mark === 'now');
  const current = tabs[rank];
  return (
    <>
      <div className="wizard-fold">
        {current && <TabMark tab={current} />}
        <b>{current?.title ?? 'Récapitulatif'}</b>
        {current && (
          <span className="meta">
            {rank + 1} sur {tabs.length}
          </span>
        )}
        <button type="button" aria-expanded={open} aria-controls="etapes" onClick={() => setOpen(!open)}>
          Étapes
        </button>
      </div>
      <nav className={`wizard-tabs${open ? ' wizard-tabs-open' : ''}`} id="etapes" aria-label="Étapes">
        {tabs.map((tab) =>
          tab.mark === 'na' ? (
            <span className="wizard-tab parted" key={tab.key}>
              <TabMark tab={tab} />
              <TabWords tab={tab} />
            </span>
          ) : (
            <Link
              key={tab.key}
              className="parted"
              to={hrefOf(tab.path)}
              aria-current={tab.mark === 'now' ? 'step' : undefined}
              onClick={() => setOpen(false)}
            >
              <TabMark tab={tab} />
              <TabWords tab={tab} />
            </Link>
          ),
        )}
      </nav>
    </>
  );
}

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
  const name = current.idprojet?.nameProjet || 'Nouveau projet';
  usePageTitle(`${findStep(wizard, path)?.title ?? 'Récapitulatif'}, ${name}`);
  const hrefOf = (step: string) => wizardPath(project.type, project._id.$oid, step);
  return (
    <section className="wizard-head" aria-label="Projet">
      <div className="wizard-inside">
        <div className="wizard-identity">
          <p className="title-section">{name}</p>
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
