import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { DemoScans, DemoTarget } from '../seed/demo.repository.ts';
import { seededRandom } from '../seed/seeded-random.ts';
import type { DemoProject } from './build-demo-project.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The longest period of which a chart by day still has bars, twelve weeks. */
const DAYS = 84;
const DELIVERED: readonly Status[] = ['Livré', 'Terminé'];

/** Hours of a café's day, in Paris as UTC+1, with the part of a day's guests that scans in them. */
const BUSY_HOURS = [
  { hour: 8, part: 0.05 },
  { hour: 12, part: 0.22 },
  { hour: 13, part: 0.13 },
  { hour: 17, part: 0.1 },
  { hour: 19, part: 0.2 },
  { hour: 20, part: 0.18 },
  { hour: 21, part: 0.12 },
] as const;

/** Of ten codes: one never scanned, one not scanned for three weeks. */
type Habit = 'never' | 'forgotten' | 'usual';

const HABITS: readonly Habit[] = ['usual', 'never', 'usual', 'forgotten', 'usual', 'usual', 'usual', 'usual'];

/** When the cards arrived; null for those that have not. */
function deliveredAt({ history }: DemoProject): Date | null {
  const days = history.filter(({ to }) => DELIVERED.includes(to as Status)).map(({ at }) => at.getTime());
  return days.length === 0 ? null : new Date(Math.min(...days));
}

/** One delivered project with what its guests do. */
function scansOf(project: DemoProject, index: number, now: Date): DemoScans[] {
  const delivered = deliveredAt(project);
  const habit = HABITS[index % HABITS.length];
  if (delivered === null || habit === 'never') return [];
  const random = seededRandom(index + 1);
  const guests = random.between(2, 14);
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const last = habit === 'forgotten' ? today - 21 * DAY : today;
  // The cards were tried soon after they arrived, also those that arrived before the first of these days.
  const first = new Date(Math.floor(delivered.getTime() / HOUR) * HOUR + random.between(1, 5) * DAY);
  const from = today - (DAYS - 1) * DAY;
  const scans: DemoScans[] =
    first.getTime() < from ? [{ project_id: project.project.id, hour: first, scans: 1 }] : [];
  for (let day = from; day <= last; day += DAY) {
    const weekend = [5, 6].includes(new Date(day).getUTCDay()) ? 2 : 1;
    for (const { hour, part } of BUSY_HOURS) {
      const at = new Date(day + (hour - 1) * HOUR);
      const count = Math.floor(guests * weekend * part + random.next());
      if (count > 0 && at >= delivered && at <= now)
        scans.push({ project_id: project.project.id, hour: at, scans: count });
    }
  }
  return scans;
}

/** Every seventh code has an unreachable URL, of a name that cannot be registered. */
function targetOf({ project }: DemoProject, index: number): DemoTarget {
  const name = project.ville
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
  return { project_id: project.id, url: index % 7 === 6 ? `https://carte-${name}.invalid` : null };
}

/** What became of the codes of these projects once they were delivered, until `now`. */
export function demoScans(
  projects: readonly DemoProject[],
  now: Date,
): { scans: DemoScans[]; targets: DemoTarget[] } {
  const delivered = projects
    .filter((project) => deliveredAt(project) !== null)
    .toSorted((one, other) => (one.project.id < other.project.id ? -1 : 1));
  return {
    scans: delivered.flatMap((project, index) => scansOf(project, index, now)),
    // Some have no target yet.
    targets: delivered.map(targetOf).filter((_, index) => index % 5 !== 4),
  };
}
