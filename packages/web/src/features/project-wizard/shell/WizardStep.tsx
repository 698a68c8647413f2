import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import { nextStep, previousStep, type Step, screenProblems } from '@ardoise/domain/wizards/wizard.ts';
import type { ComponentType } from 'react';
import { useListBehind } from '../../../components/projects/use-list-behind.ts';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { useNavigate, useSearch } from '../../../router/context.ts';
import { useLinkedField } from '../form/use-linked-field.ts';
import { useStepErrors } from '../form/use-step-errors.ts';
import { isBackToRecap } from '../leave/back-to-recap.ts';
import { useLeaveStep } from '../leave/use-leave-step.ts';
import type { KindScreens, StepScreen } from '../session/kind-screens.ts';
import type { WizardSession } from '../session/wizard-session.ts';
import { StepBody } from './StepBody.tsx';
import { StepFrame } from './StepFrame.tsx';

export interface WizardStepProps {
  session: WizardSession;
  step: Step;
  screen: StepScreen;
  screens: KindScreens;
  /** In place of its body: a page below its address. */
  Page?: ComponentType | undefined;
}

/** One step: question, fields, summary, and the next step. */
export function WizardStep({ session, step, screen, screens, Page }: WizardStepProps) {
  const { wizard, whole, project, current, form } = session;
  const navigate = useNavigate();
  useLinkedField();
  const { role } = useMe();
  const { to: list } = useListBehind();
  // A client's order has a first page of its own.
  const behind = role === 'client' ? { to: PAGE_PATHS.clientOrder(project._id.$oid) } : list;
  const errors = useStepErrors(form, step.path, screenProblems(step, current));
  const leave = useLeaveStep({ session, step, screen, onIncomplete: errors.fail });
  const back = isBackToRecap(useSearch());
  const isLast = nextStep(wizard, step.path, current) === RECAP_PATH;
  // Before it nothing is chosen; a client begins with the dc's choices.
  const isFirst = whole.steps[0]?.path === step.path;
  const previous = back
    ? RECAP_PATH
    : Page === undefined
      ? previousStep(wizard, step.path, current)
      : step.path;
  const goBack = () =>
    void navigate(
      previous === undefined ? behind : { to: wizardPath(project.type, project._id.$oid, previous) },
    );
  return (
    <StepFrame
      session={session}
      screen={screen}
      screens={screens}
      leave={leave}
      solo={isFirst || screen.solo === true}
      isPage={Page !== undefined}
      onPrevious={goBack}
      onNext={() => void (back ? leave.update() : leave.next())}
      next={back ? 'Récapitulatif' : (screen.next?.(session, role) ?? (isLast ? 'Valider' : 'Suivant'))}
      busy={leave.busy}
    >
      {Page ? <Page /> : <StepBody step={step} screen={screen} errors={errors.shown} />}
    </StepFrame>
  );
}
