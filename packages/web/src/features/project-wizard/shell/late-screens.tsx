import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import type { ComponentProps } from 'react';
import { type LateScreen, lateScreen } from '../../../components/late-screen.tsx';
import { WizardSkeleton } from '../bars/WizardSkeleton.tsx';
import { LATE_VIEWS, viewsOf } from '../fields/field-views.tsx';
import { LateOutletQuestions } from '../fields/OutletField.tsx';
import { LateAmendDialog, LateFreePricesDialog } from '../leave/late-dialogs.ts';
import type { ReadOnlyRecap } from '../recap/ReadOnlyRecap.tsx';
import type { RecapScreen } from '../recap/RecapScreen.tsx';
import type { KindScreens, StepScreen } from '../session/kind-screens.ts';
import type { SignedHereScreen } from '../signed-here/SignedHereScreen.tsx';
import type { SubmittedScreen } from '../submission/SubmittedScreen.tsx';
import type { DraftDialog } from './DraftDialog.tsx';
import type { EntryStep } from './EntryStep.tsx';
import type { TabbedStep } from './tabs/TabbedStep.tsx';

/** What an order ends with: no step needs it to appear. */
export const LateRecapScreen = lateScreen<ComponentProps<typeof RecapScreen>>(
  async () => (await import('../recap/RecapScreen.tsx')).RecapScreen,
);
export const LateReadOnlyRecap = lateScreen<ComponentProps<typeof ReadOnlyRecap>>(
  async () => (await import('../recap/ReadOnlyRecap.tsx')).ReadOnlyRecap,
  <WizardSkeleton />,
);
export const LateSignedHereScreen = lateScreen<ComponentProps<typeof SignedHereScreen>>(
  async () => (await import('../signed-here/SignedHereScreen.tsx')).SignedHereScreen,
  <WizardSkeleton />,
);
export const LateSubmittedScreen = lateScreen<ComponentProps<typeof SubmittedScreen>>(
  async () => (await import('../submission/SubmittedScreen.tsx')).SubmittedScreen,
  <WizardSkeleton />,
);

/** Dialogs of few saves. */
export const LateDraftDialog = lateScreen<ComponentProps<typeof DraftDialog>>(
  async () => (await import('./DraftDialog.tsx')).DraftDialog,
  null,
);

/** The step of a kind whose entries are asked one after the other. */
export const LateTabbedStep = lateScreen<ComponentProps<typeof TabbedStep>>(
  async () => (await import('./tabs/TabbedStep.tsx')).TabbedStep,
  <WizardSkeleton />,
);

/** One entry of a step that has its own screen. */
export const LateEntryStep = lateScreen<ComponentProps<typeof EntryStep>>(
  async () => (await import('./EntryStep.tsx')).EntryStep,
  <WizardSkeleton />,
);

type Late = Pick<LateScreen<never>, 'load'>;

const isLate = (part: unknown): part is Late => typeof part === 'function' && 'load' in part;
const lateOf = (parts: readonly unknown[]): Late[] => parts.filter(isLate);

/** The late parts of a step, and of its fields. */
export function lateParts(
  { Screen, After, entry, tabs, popin, ending, newPrices }: StepScreen,
  step: Pick<Step, 'groups'> = { groups: [] },
): Late[] {
  const ofTabs = tabs && [LateTabbedStep, tabs.Screen, tabs.offer?.Dialog];
  return lateOf([
    Screen,
    After,
    ...(entry ? [LateEntryStep, entry.Screen] : []),
    newPrices,
    popin?.Popin,
    ending?.Dialog,
    ...(ofTabs ?? []),
    ...viewsOf(step),
  ]);
}

/** All lazy-loaded screens of a wizard in use. */
export function allLateParts({ steps }: KindScreens): Late[] {
  return [
    ...Object.values(steps).flatMap((screen) => lateParts(screen)),
    ...lateOf(LATE_VIEWS),
    LateAmendDialog,
    LateFreePricesDialog,
    LateDraftDialog,
    LateOutletQuestions,
    LateRecapScreen,
    LateSignedHereScreen,
    LateSubmittedScreen,
  ];
}
