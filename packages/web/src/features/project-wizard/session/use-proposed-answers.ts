import { DOCUMENT_PARTS } from '@ardoise/domain/projects/project.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import { useEffect, useEffectEvent } from 'react';
import { savesByItself } from '../draft/open-draft.ts';
import type { WizardSession } from './wizard-session.ts';

/**
 * Sets answers known from other steps when a draft's step is opened: an update changes nothing by itself. Called after
 * `useWizardForm` in the same component, whose effects must be there first to notice the answers.
 */
export function useProposedAnswers({ project, present, put }: WizardSession, step: Step | undefined): void {
  const propose = useEffectEvent((opened: Step | undefined) => {
    if (!savesByItself(project)) return;
    const proposed = opened?.proposed?.(present()) ?? {};
    for (const part of DOCUMENT_PARTS) if (part in proposed) put(part, proposed[part]);
  });
  useEffect(() => propose(step), [step]);
}
