import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { findEntry, type Step } from '@ardoise/domain/wizards/wizard.ts';
import type { StepScreen, TabbedEntries } from '../../session/kind-screens.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { StepBody } from '../StepBody.tsx';
import { EntryTabs } from './EntryTabs.tsx';

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
        // An address without an entry leads to one at once.
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
