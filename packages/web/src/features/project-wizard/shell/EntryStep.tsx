import { findEntry, type Step, type StepEntry } from '@ardoise/domain/wizards/wizard.ts';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { useNavigate } from '../../../router/context.ts';
import { ActionBar } from '../bars/ActionBar.tsx';
import { SavingState } from '../bars/SavingState.tsx';
import { savesByItself } from '../draft/open-draft.ts';
import { useStepErrors } from '../form/use-step-errors.ts';
import { LateFreePricesDialog } from '../leave/late-dialogs.ts';
import { StepDialogs } from '../leave/StepDialogs.tsx';
import { useLeaveStep } from '../leave/use-leave-step.ts';
import { useNextEntry } from '../leave/use-next-entry.ts';
import { isUpdate } from '../session/is-update.ts';
import type { StepScreen } from '../session/kind-screens.ts';
import type { WizardSession } from '../session/wizard-session.ts';

interface EntryStepProps {
  session: WizardSession;
  step: Step;
  screen: StepScreen;
  entry: StepEntry;
}

/** One entry with its own screen: back to the step, next to the next incomplete entry. */
export function EntryStep({ session, step, screen, entry }: EntryStepProps) {
  const { project, keeper, current, form } = session;
  const navigate = useNavigate();
  const errors = useStepErrors(form, `${step.path}/${entry.id}`, entry.problems);
  const { id } = entry;
  /** Only this entry's problems: the others do not block. */
  const problems: Step['problems'] = (project) => findEntry(step, project, id)?.problems ?? [];
  const leave = useLeaveStep({ session, step: { ...step, problems }, screen, onIncomplete: errors.fail });
  const going = useNextEntry({ session, step, id, problems, onIncomplete: errors.fail });
  const rank = step.entries?.of(current).findIndex((one) => one.id === id) ?? 0;
  if (screen.entry === undefined) return null;
  const { Screen, next } = screen.entry;
  return (
    <>
      <main className="wizard" tabIndex={-1}>
        <Screen entry={entry} rank={rank} errors={errors.shown} />
      </main>
      <ActionBar
        onPrevious={() => void navigate({ to: wizardPath(project.type, project._id.$oid, step.path) })}
        saving={<SavingState keeper={keeper} autosave={savesByItself(project)} />}
        onUpdate={isUpdate(project) ? () => void leave.update() : undefined}
        onNext={() => void going.next()}
        next={next}
        busy={leave.busy || going.busy}
      />
      <StepDialogs leave={leave} screen={screen} />
      {going.free.length > 0 && (
        <LateFreePricesDialog paths={going.free} onKept={() => void going.next()} onClose={going.stay} />
      )}
    </>
  );
}
