import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { findStep, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { useCallback, useEffect, useState } from 'react';
import { useOffers } from '../../../hooks/use-offers.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { fieldMessages } from '../form/field-messages.ts';
import { putAnswer } from '../form/put-answers.ts';
import { useWizardForm } from '../form/use-wizard-form.ts';
import { entryAt } from './screen-at.ts';
import { useAgencyCheck } from './use-agency-check.ts';
import { usePendingWork } from './use-pending-work.ts';
import { useUnchecked } from './use-unchecked.ts';
import type { WizardSession } from './wizard-session.ts';

/** One array, so that a project without any renders nothing anew. */
export const NONE_KEPT: NonNullable<Project['gardees']> = [];

interface SessionSource {
  wizard: Wizard;
  whole: Wizard;
  /** The step whose rules the form applies. */
  path: string;
  /** An entry's id or its rank. */
  entry: string | null;
  project: Project;
  keeper: DraftKeeper;
  onSubmitted: WizardSession['onSubmitted'];
}

/**
 * The answers on the screen. In a state, since what is typed comes in a transition (`use-wizard-form.ts`), and
 * `useSyncExternalStore` has none.
 */
function useAnswers(keeper: DraftKeeper): ProjectDocument {
  const [answers, setAnswers] = useState(() => keeper.getSnapshot().state.current);
  useEffect(() => {
    const show = () => setAnswers(keeper.getSnapshot().state.current);
    show();
    return keeper.subscribe(show);
  }, [keeper]);
  return answers;
}

/** Combines the shared state of the steps: the answers, their form, server-side data. */
export function useSessionOf(source: SessionSource): WizardSession {
  const { wizard, whole, path, entry, project, keeper, onSubmitted } = source;
  const unchecked = useUnchecked();
  const { agencyOf, confirmAgency } = useAgencyCheck(project, unchecked);
  const work = usePendingWork();
  const answers = useAnswers(keeper);
  const { eligibleMedals, gardees = NONE_KEPT } = project;
  const offers = useOffers();
  const withServer = (document: ProjectDocument): WizardProject => ({
    ...document,
    type: project.type,
    agence: agencyOf(document),
    eligibleMedals,
    offers,
    gardees,
    unchecked: unchecked.unchecked(),
  });
  const step = findStep(wizard, path);
  const form = useWizardForm(keeper, () =>
    step ? fieldMessages(step, step.problems(withServer(keeper.getSnapshot().state.current))) : [],
  );
  const put = useCallback<WizardSession['put']>((part, value) => putAnswer(form, part, value), [form]);
  const putAt = useCallback((at: string, answer: unknown) => putAnswer(form, at, answer), [form]);
  const current = withServer(answers);
  return {
    wizard,
    whole,
    project,
    entry: entryAt(wizard, current, { path, entry }),
    keeper,
    form,
    put,
    putAt,
    confirmAgency,
    onSubmitted,
    failedCheck: unchecked.failedCheck,
    checked: unchecked.checked,
    ...work,
    current,
    present: () => withServer(keeper.getSnapshot().state.current),
  };
}
