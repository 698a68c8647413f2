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
