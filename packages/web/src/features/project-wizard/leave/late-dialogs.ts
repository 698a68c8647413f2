import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import type { WizardSession } from '../session/wizard-session.ts';

/** Few orders have a price of 0, or are amended: these questions are not of the first load. */
const later = async () => (await import('./dialogs-later.tsx')).dialogsLater;

export const LateAmendDialog = lateScreen(async () => (await later()).AmendDialog, null);
export const LateFreePricesDialog = lateScreen(async () => (await later()).FreePricesDialog, null);

/** Paths of the prices of 0 to confirm; none where the script does not load, since the question prevents nothing. */
export async function freePricesToAsk(session: WizardSession, step: Step, at?: string): Promise<string[]> {
  const part = await later().catch(() => null);
  return part?.freePricesToAsk(session, step, at) ?? [];
}
