import { planPose } from '@ardoise/domain/contract/poses.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import {
  dateLimits,
  frenchDay,
  type PoseDate,
  type PosePlan,
  poseDateProblem,
} from '@ardoise/domain/projects/pose-dates.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { request } from '../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../api/signatures-by-address.ts';
import { projectKey } from './use-project.ts';

/** Data of a date field's project, in a list or on the project's page. */
export interface PosedProject extends PosePlan {
  id: string;
  version: number;
}

/** Debounce: arrow keys go from day to day. */
const PAUSE_MS = 700;
/** A date is typed part by part: errors of incomplete ones are debounced longer than saves. */
const LONG_PAUSE_MS = 1800;
/** Duration of the saved message (specification/constants.md#screens). */
const SAID_MS = 3000;

const BROKEN = 'La date est incomplète.';

/** The present project of a version conflict. */
function presentOf(error: unknown): Project | null {
  return error instanceof ApiError && error.code === 'VERSION' ? (error.etat as Project) : null;
}

/** Saves one date; retries after a version conflict that concerns other fields. */
async function save(
  { id, version, ...plan }: PosedProject,
  date: PoseDate,
  day: string | null,
): Promise<Project> {
  const send = (from: number) =>
    request(planPose, {
      params: { id },
      query: SIGNATURES_BY_ADDRESS,
      body: { version: from, [date]: day },
    });
  try {
    return await send(version);
  } catch (error) {
    const present = presentOf(error);
    if (present === null || present.pose?.[date] !== plan[date]) throw error;
    return send(present.version);
  }
}

/** A message that hides by itself. */
function useSaidOnce(): [boolean, (said: boolean) => void] {
  const [said, say] = useState(false);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}

/** Saves a date; updates the cached lists and page, also after a version conflict. */
function useSaveDate(
  project: PosedProject,
  date: PoseDate,
  onSaved: () => void,
  onFailed: (why: string) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (day: string | null) => save(project, date, day),
    onSuccess: (reply) => {
      onSaved();
      cache.setQueryData(projectKey(project.id), reply);
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
    onError: (error) => {
      onFailed(messageOf(error));
      void cache.invalidateQueries({ queryKey: projectKey(project.id) });
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
  });
}

/** The typed value, until it is stored. */
function useTyped(stored: string): [string | null, (typed: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === stored) setTyped(null);
  }, [typed, stored]);
  return [typed, setTyped];
}

/** One of the two dates of a pose, saved on change; invalid input is kept. */
export function usePoseDate(project: PosedProject, date: PoseDate) {
  const stored = project[date] ?? '';
  const [typed, setTyped] = useTyped(stored);
  const [isUnfinished, setUnfinished] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useSaidOnce();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useSaveDate(project, date, () => setSaved(true), setProblem);
  useEffect(() => () => clearTimeout(pause.current), []);

  const value = typed ?? stored;
  const commit = () => {
    clearTimeout(pause.current);
    if (isUnfinished) return setProblem(BROKEN);
    // Sequentially: later input is saved next.
    if (saving.isPending) return settle(PAUSE_MS);
    if (value === stored) return setProblem(null);
    const day = value === '' ? null : value;
    const why = poseDateProblem(date, day, project, parisDay(new Date()));
    setProblem(why);
    if (why === null) saving.mutate(day);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  const settle = (after: number) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => latest.current(), after);
  };
  const kept = problem !== null && stored !== '' && typed !== null;
  return {
    value,
    /** Null where the date is read-only in this status. */
    limits: dateLimits(date, project, parisDay(new Date())),
    problem: kept ? `${problem} Date enregistrée\u00a0: ${frenchDay(stored)}.` : problem,
    saved,
    busy: saving.isPending,
    onChange: (day: string, unfinished: boolean) => {
      setTyped(day);
      setUnfinished(unfinished);
      setSaved(false);
      settle(unfinished ? LONG_PAUSE_MS : PAUSE_MS);
    },
    onCommit: commit,
  };
}
