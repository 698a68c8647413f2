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
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api/api-error.ts';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

/** What a date field knows of its project, in a list or on the project's page. */
export interface PosedProject extends PosePlan {
  id: string;
  version: number;
}

/** A year is typed figure by figure: the field waits until the last one. */
const PAUSE_MS = 700;
/** Half a year lies out of bounds: what is wrong is said later than what is right is saved. */
const LONG_PAUSE_MS = 1800;
/** How long the screen says that it is saved (2-data-rules-calls.md section 9). */
const SAID_MS = 3000;

const BROKEN = 'La date est incomplète.';

/** The project as somebody else has left it meanwhile. */
function presentOf(error: unknown): Project | null {
  return error instanceof ApiError && error.code === 'VERSION' ? (error.etat as Project) : null;
}

/** Saves one date; where somebody else has changed something else of the project meanwhile, all the same. */
async function save(
  { id, version, ...plan }: PosedProject,
  date: PoseDate,
  day: string | null,
): Promise<Project> {
  const send = (from: number) => request(planPose, { params: { id }, body: { version: from, [date]: day } });
  try {
    return await send(version);
  } catch (error) {
    const present = presentOf(error);
    if (present === null || present.pose?.[date] !== plan[date]) throw error;
    return send(present.version);
  }
}

/** One of the two dates of a pose, saved as it is changed; what was typed stays where it cannot be. */
export function usePoseDate(project: PosedProject, date: PoseDate) {
  const cache = useQueryClient();
  const stored = project[date] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useMutation({
    mutationFn: (day: string | null) => save(project, date, day),
    onSuccess: (reply) => {
      setProblem(null);
      setSaved(true);
      cache.setQueryData(projectKey(project.id), reply);
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
    onError: (error) => {
      setProblem(messageOf(error));
      void cache.invalidateQueries({ queryKey: projectKey(project.id) });
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
  });

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  useEffect(() => {
    if (typed === stored) setTyped(null);
  }, [typed, stored]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const commit = (field: HTMLInputElement) => {
    clearTimeout(pause.current);
    const { value } = field;
    if (field.validity.badInput) return setProblem(BROKEN);
    if (value === stored || saving.isPending) return setProblem(null);
    const day = value === '' ? null : value;
    const why = poseDateProblem(date, day, project, parisDay(new Date()));
    setProblem(why);
    if (why === null) saving.mutate(day);
  };
  return {
    value: typed ?? stored,
    /** Null where the date does not change in this status. */
    limits: dateLimits(date, project, parisDay(new Date())),
    problem:
      problem === null || stored === '' || typed === null
        ? problem
        : `${problem} Date enregistrée\u00a0: ${frenchDay(stored)}.`,
    saved,
    busy: saving.isPending,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setTyped(currentTarget.value);
      setSaved(false);
      clearTimeout(pause.current);
      const settled = currentTarget.validity.valid ? PAUSE_MS : LONG_PAUSE_MS;
      pause.current = setTimeout(commit, settled, currentTarget);
    },
    onCommit: commit,
  };
}
