import { checkAgencyMail } from '@ardoise/domain/contract/agencies.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { EMAIL, normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { findStep, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { useCallback, useEffect, useState } from 'react';
import { request } from '../../../api/request.ts';
import type { FieldPath } from '../../../components/form/field-path.ts';
import { useOffers } from '../../../hooks/use-offers.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { fieldMessages } from '../form/field-messages.ts';
import { useWizardForm } from '../form/use-wizard-form.ts';
import { entryAt } from './screen-at.ts';
import { type Unchecked, useUnchecked } from './use-unchecked.ts';
import type { AgencyCheck, WizardSession } from './wizard-session.ts';

const ADDRESS = 'idprojet.emailAgence';

/** Checked addresses, with their agency. */
type Answers = Map<string, string | null>;

/**
 * The agency of the typed address: from the check, else as confirmed by the last save. Stored in a ref, since a step
 * may be left right after the check, before a render.
 */
function useAgencyCheck(project: Project, { failedCheck, checked }: Unchecked) {
  const [answers] = useState<Answers>(() => new Map());
  const [, setAsked] = useState(0);

  function agencyOf(document: ProjectDocument): string | null {
    const mail = normaliseEmail(document.idprojet?.emailAgence ?? '');
    const answer = answers.get(mail);
    if (answer !== undefined) return answer;
    return mail !== '' && mail === normaliseEmail(project.idprojet?.emailAgence ?? '')
      ? project.agence
      : null;
  }

  async function confirmAgency(typed: string): Promise<AgencyCheck> {
    const mail = normaliseEmail(typed);
    checked(ADDRESS);
    if (!EMAIL.test(mail)) return 'unknown';
    try {
      const { status, agence } = await request(checkAgencyMail, { body: { mail } });
      answers.set(mail, status === 'OK' ? (agence ?? mail) : null);
      setAsked((times) => times + 1);
      return status === 'OK' ? 'known' : 'unknown';
    } catch (error) {
      failedCheck(ADDRESS, 'Cette agence n’a pas pu être vérifiée', error);
      return 'unreachable';
    }
  }

  return { agencyOf, confirmAgency };
}

/** Promises that leaving the step awaits, and uploads, which it does not. */
function usePendingWork() {
  const [pending] = useState(() => new Set<Promise<unknown>>());
  const [uploads] = useState(() => new Map<string, number>());
  const [work] = useState(() => ({
    /** Number of uploads under way at a field, by its path. */
    noteUploads: (path: string, count: number) => void uploads.set(path, count),
    isUploading: () => [...uploads.values()].some((count) => count > 0),
    track: (promise: Promise<unknown>) => {
      const tracked = promise.finally(() => pending.delete(tracked));
      pending.add(tracked);
      return tracked;
    },
    idle: () => Promise.allSettled(pending),
  }));
  return work;
}

/** One array, so that projects without any do not re-render. */
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
 * The answers on the screen. In a state, since input is set in a transition (`use-wizard-form.ts`), and
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
  const put = useCallback<WizardSession['put']>((part, value) => form.set(part, value), [form]);
  const putAt = useCallback(
    (at: string, answer: unknown) => form.set(at as FieldPath<ProjectDocument>, answer),
    [form],
  );
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
