import { type ReactNode, useState } from 'react';
import { Docket } from '../../../components/Docket.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { ActionBar } from '../bars/ActionBar.tsx';
import { SavingState } from '../bars/SavingState.tsx';
import { savesByItself } from '../draft/open-draft.ts';
import { StepDialogs } from '../leave/StepDialogs.tsx';
import type { useLeaveStep } from '../leave/use-leave-step.ts';
import { isUpdate } from '../session/is-update.ts';
import type { KindScreens, StepScreen } from '../session/kind-screens.ts';
import type { WizardSession } from '../session/wizard-session.ts';

interface StepFrameProps {
  session: WizardSession;
  screen: StepScreen;
  screens: KindScreens;
  leave: ReturnType<typeof useLeaveStep>;
  /** Without the summary beside it. */
  solo: boolean;
  /** A page below the step shows the drawing itself. */
  isPage?: boolean;
  onPrevious: () => void;
  onNext: () => void;
  next: string;
  busy: boolean;
  children: ReactNode;
}

/** A step in its page: beside it the summary or the preview, below the actions, above its dialogs. */
export function StepFrame(props: StepFrameProps) {
  const {
    session,
    screen,
    screens,
    leave,
    solo,
    isPage = false,
    onPrevious,
    onNext,
    next,
    busy,
    children,
  } = props;
  const { project, keeper, current } = session;
  const [summaryOpen, setSummaryOpen] = useState(false);
  const title = screens.summaryTitle ?? 'Votre commande';
  const { Side = Docket, Strip } = screens.preview ?? {};
  return (
    <>
      <main className="wizard" tabIndex={-1}>
        <div className={`wizard-body${solo ? ' wizard-body-solo' : ''}`}>
          {children}
          {!solo && (
            <Side title={title}>
              <screens.Summary />
            </Side>
          )}
        </div>
        {Strip && !isPage && <Strip />}
      </main>
      <ActionBar
        onPrevious={onPrevious}
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
        onNext={onNext}
        next={next}
        quiet={screen.begins?.(current)}
        forward
        busy={busy}
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
