import {
  nextStep,
  previousStep,
  RECAP_PATH,
  type Step,
  screenProblems,
} from '@ardoise/domain/wizards/wizard.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Docket } from '../../components/Docket.tsx';
import { Modal } from '../../components/Modal.tsx';
import { wizardPath } from '../../components/projects/wizard-path.ts';
import { useListBehind } from '../../hooks/use-list-behind.ts';
import { ActionBar } from './ActionBar.tsx';
import { savesByItself } from './draft/open-draft.ts';
import { useStepErrors } from './form/use-step-errors.ts';
import { isUpdate } from './is-update.ts';
import type { KindScreens, StepScreen } from './kinds/kind-screens.ts';
import { SavingState } from './SavingState.tsx';
import { StepBody } from './StepBody.tsx';
import { StepDialogs } from './StepDialogs.tsx';
import { useLeaveStep } from './use-leave-step.ts';
import type { WizardSession } from './wizard-session.ts';

interface WizardStepProps {
  session: WizardSession;
  step: Step;
  screen: StepScreen;
  screens: KindScreens;
}

/** One step: question, fields, summary, and the next step. */
export function WizardStep({ session, step, screen, screens }: WizardStepProps) {
  const { wizard, project, keeper, current, form } = session;
  const [summaryOpen, setSummaryOpen] = useState(false);
  const navigate = useNavigate();
  const { to: behind } = useListBehind();
  const errors = useStepErrors(form, step.path, screenProblems(step, current));
  const leave = useLeaveStep({ session, step, screen, onIncomplete: errors.fail });
  const previous = previousStep(wizard, step.path, current);
  const title = screens.summaryTitle ?? 'Votre commande';
  const { Side = Docket, Strip } = screens.preview ?? {};
  const solo = previous === undefined || screen.solo === true;
  const goBack = () =>
    void navigate(
      previous === undefined ? behind : { to: wizardPath(project.type, project._id.$oid, previous) ?? '/' },
    );
  return (
    <>
      <main className="wizard" tabIndex={-1}>
        <div className={`wizard-body${solo ? ' wizard-body-solo' : ''}`}>
          <StepBody step={step} screen={screen} errors={errors.shown} />
          {!solo && (
            <Side title={title}>
              <screens.Summary />
            </Side>
          )}
        </div>
        {Strip && <Strip />}
      </main>
      <ActionBar
        onPrevious={goBack}
        saving={
          <SavingState keeper={keeper} autosave={savesByItself(project)}>
            {screen.tally && <span className="only-phone wizard-tally">{screen.tally(current)}</span>}
          </SavingState>
        }
        summary={
          solo
            ? undefined
            : { title, count: screens.summaryCount(current), onOpen: () => setSummaryOpen(true) }
        }
        onUpdate={isUpdate(project) ? () => void leave.update() : undefined}
        onNext={() => void leave.next()}
        next={nextStep(wizard, step.path, current) === RECAP_PATH ? 'Valider' : 'Suivant'}
        forward
        busy={leave.busy}
      />
      {summaryOpen && (
        <Modal title={title} size="drawer" onClose={() => setSummaryOpen(false)}>
          <div className="docket docket-plain">
            <screens.Summary />
          </div>
        </Modal>
      )}
      <StepDialogs leave={leave} screen={screen} />
    </>
  );
}
