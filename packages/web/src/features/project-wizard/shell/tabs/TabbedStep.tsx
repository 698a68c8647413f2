import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import {
  findEntry,
  nextOpenEntry,
  nextStep,
  previousStep,
  type Step,
} from '@ardoise/domain/wizards/wizard.ts';
import { useRef, useState } from 'react';
import { wizardPath } from '../../../../components/projects/wizard-path.ts';
import { useNavigate } from '../../../../router/context.ts';
import { useStepErrors } from '../../form/use-step-errors.ts';
import { useLeaveStep } from '../../leave/use-leave-step.ts';
import type { TabbedEntries } from '../../session/kind-screens.ts';
import { useOnce } from '../../session/use-once.ts';
import { StepFrame } from '../StepFrame.tsx';
import type { WizardStepProps } from '../WizardStep.tsx';
import { TabbedBody } from './TabbedBody.tsx';

interface TabbedStepProps extends WizardStepProps {
  tabs: TabbedEntries;
}

/** Prompts for the offer of an entry once, while the step is open. */
function useOffer({ offer }: TabbedEntries) {
  const made = useRef(new Set<string>());
  const [open, setOpen] = useState<string | null>(null);
  return {
    open,
    /** Whether to prompt now, instead of continuing. */
    makes: (project: WizardStepProps['session']['current'], id: string) => {
      if (made.current.has(id) || !offer?.isDue(project, id)) return false;
      made.current.add(id);
      setOpen(id);
      return true;
    },
    close: () => setOpen(null),
  };
}

/** A step with a screen per entry, each at its own address, all of them visible as tabs. */
export function TabbedStep({ session, step, screen, screens, tabs }: TabbedStepProps) {
  const { wizard, project, current, form, entry: id } = session;
  const navigate = useNavigate();
  const { busy, once } = useOnce();
  /** Only this entry's problems: the others do not block. */
  const problems: Step['problems'] = (document) =>
    id === null ? step.problems(document) : (findEntry(step, document, id)?.problems ?? []);
  const errors = useStepErrors(form, `${step.path}/${id}`, problems(current));
  const leave = useLeaveStep({
    session,
    step: { ...step, problems },
    screen,
    onIncomplete: errors.fail,
  });
  const offer = useOffer(tabs);
  const open = (path: string | undefined, one?: string) =>
    navigate({ to: wizardPath(project.type, project._id.$oid, path, one) });
  const goOn = async () => {
    const next = id === null ? undefined : nextOpenEntry(step, session.present(), id);
    await (next === undefined ? leave.next() : open(step.path, next.id));
  };
  const next = () =>
    once(async () => {
      await session.idle();
      const present = session.present();
      if (problems(present).length > 0) errors.fail();
      else if (id === null || !offer.makes(present, id)) await goOn();
    });
  const entries = step.entries?.of(current) ?? [];
  const before = entries[entries.findIndex((one) => one.id === id) - 1]?.id;
  return (
    <StepFrame
      session={session}
      screen={screen}
      screens={screens}
      leave={leave}
      solo={false}
      onPrevious={() =>
        void (before === undefined ? open(previousStep(wizard, step.path, current)) : open(step.path, before))
      }
      onNext={() => void next()}
      next={nextStep(wizard, step.path, current) === RECAP_PATH ? 'Valider' : 'Suivant'}
      busy={busy || leave.busy}
    >
      <TabbedBody step={step} screen={screen} tabs={tabs} errors={errors.shown} />
      {offer.open !== null && tabs.offer && (
        <tabs.offer.Dialog
          entry={offer.open}
          onAnswered={() => {
            offer.close();
            void once(goOn);
          }}
        />
      )}
    </StepFrame>
  );
}
