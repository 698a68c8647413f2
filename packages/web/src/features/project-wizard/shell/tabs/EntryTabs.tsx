import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import { Link } from '@tanstack/react-router';
import { wizardPath } from '../../../../components/projects/wizard-path.ts';
import { scrollAcross } from '../../preview/scroll-across.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import './EntryTabs.css';

interface EntryTabsProps {
  step: Step;
  /** Of the entry at this rank: 'à répondre' */
  stateOf: (rank: number) => string;
  /** The current one is refused. */
  bad: boolean;
}

const intoSight = (tab: HTMLAnchorElement | null) => scrollAcross(tab?.closest('nav'), tab);

/** The entries of a step side by side, each with its state, as links to their addresses. */
export function EntryTabs({ step, stateOf, bad }: EntryTabsProps) {
  const { project, current, entry } = useWizardSession();
  const entries = step.entries?.of(current) ?? [];
  return (
    <nav className="entry-tabs" aria-label={step.entries?.noun}>
      {entries.map(({ id, label }, rank) => (
        <Link
          key={id}
          ref={id === entry ? intoSight : undefined}
          to={wizardPath(project.type, project._id.$oid, step.path, id)}
          aria-current={id === entry ? 'page' : undefined}
        >
          <span className="entry-tabs-name">
            {rank + 1}. {label}
          </span>
          <span className={bad && id === entry ? 'entry-tabs-state entry-tabs-bad' : 'entry-tabs-state'}>
            {stateOf(rank)}
          </span>
        </Link>
      ))}
    </nav>
  );
}
