import { readsByEye } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { Findings } from '@ardoise/domain/contract/findings.ts';
import type { ComponentProps } from 'react';
import type { FindingsState as State } from '../../../components/findings/FindingsState.tsx';
import type { SignedText as Text } from '../../../components/findings/SignedText.tsx';
import { lateScreen } from '../../../components/late-screen.tsx';
import type { ReviewFindings as Told } from './ReviewFindings.tsx';

/** Loaded once it is known how a proof differs from its order. */
export const ReviewFindings = lateScreen<ComponentProps<typeof Told>>(
  async () => (await import('./ReviewFindings.tsx')).ReviewFindings,
  null,
);
export const FindingsState = lateScreen<ComponentProps<typeof State>>(
  async () => (await import('../../../components/findings/FindingsState.tsx')).FindingsState,
  null,
);
export const SignedText = lateScreen<ComponentProps<typeof Text>>(
  async () => (await import('../../../components/findings/SignedText.tsx')).SignedText,
  null,
);

const BY_EYE = [ReviewFindings, SignedText];
const TOLD = [ReviewFindings];
const UNTOLD = [FindingsState];
const NONE: typeof UNTOLD = [];

/** How a comparison is shown, and by which of these. */
export function shownFindings(read: Findings | undefined) {
  const findings = read?.raison === 'rien' ? undefined : read;
  const isMade = findings?.etat === 'faite';
  const isByEye = isMade && readsByEye(findings);
  /** It has the title of the card. */
  const isTold = isByEye || (isMade && findings.commande.length > 0);
  const screens = isByEye ? BY_EYE : isTold ? TOLD : findings ? UNTOLD : NONE;
  return { findings, isByEye, isTold, screens };
}
