import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { findEntry, type Step } from '@ardoise/domain/wizards/wizard.ts';
import { wizardPath } from '../../../../components/projects/wizard-path.ts';
import { Link } from '../../../../router/Link.tsx';
import { scrollAcross } from '../../preview/scroll-across.ts';
import type { StepScreen, TabbedEntries } from '../../session/kind-screens.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { StepBody } from '../StepBody.tsx';
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
function EntryTabs({ step, stateOf, bad }: EntryTabsProps) {
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

interface TabbedBodyProps {
  step: Step;
  screen: StepScreen;
  tabs: TabbedEntries;
  /** Errors of the entry, shown after an attempt to continue. */
  errors: readonly FieldError[];
}

/** A step's question, the tabs of its entries, and the one at this address. */
export function TabbedBody({ step, screen, tabs, errors }: TabbedBodyProps) {
  const { current, entry: id } = useWizardSession();
  const entry = id === null ? undefined : findEntry(step, current, id);
  const entries = step.entries?.of(current) ?? [];
  const rank = entries.findIndex((one) => one.id === id);
  return (
    <StepBody step={step} screen={screen} errors={errors}>
      {entry === undefined ? (
        // Redirects an address without an entry to one.
        entries.length === 0 && <tabs.Empty />
      ) : (
        <>
          <EntryTabs step={step} stateOf={(one) => tabs.state(current, one)} bad={errors.length > 0} />
          <tabs.Screen key={entry.id} entry={entry} rank={rank} errors={errors} />
        </>
      )}
    </StepBody>
  );
}
