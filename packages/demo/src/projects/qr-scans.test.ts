import { beforeAll, expect, it } from 'vitest';
import type { DemoProject } from './build-demo-project.ts';
import { demoProjects } from './demo-projects.ts';
import { demoPhotos } from './photos.ts';
import { demoScans } from './qr-scans.ts';

const NOW = new Date('2026-11-20T14:30:00Z');
const DAY = 86_400_000;

let projects: DemoProject[];
let made: ReturnType<typeof demoScans>;
beforeAll(async () => {
  projects = demoProjects(NOW, await demoPhotos());
  made = demoScans(projects, NOW);
});

it('is the same on every machine, whatever the order of the projects', () => {
  expect(demoScans(projects.toReversed(), NOW)).toEqual(made);
});

it('has scans of delivered cards, until now, each hour of a code once', () => {
  const deliveries = new Map(
    projects.map(({ project, history }) => [
      project.id,
      history.findLast(({ to }) => to === 'Livré' || to === 'Terminé')?.at ?? null,
    ]),
  );
  expect(made.scans.length).toBeGreaterThan(1_000);
  for (const { project_id, hour } of made.scans) {
    expect(deliveries.get(project_id), project_id).not.toBeNull();
    expect(hour.getTime()).toBeLessThanOrEqual(NOW.getTime());
  }
  const hours = made.scans.map(({ project_id, hour }) => `${project_id} ${hour.toISOString()}`);
  expect(new Set(hours).size).toBe(hours.length);
});

it('shows head office codes that are scanned, forgotten ones, and targets of both sorts', () => {
  const last = new Map(made.scans.map(({ project_id, hour }) => [project_id, hour.getTime()]));
  const days = [...last.values()].map((at) => (NOW.getTime() - at) / DAY);
  expect(days.some((since) => since < 2)).toBe(true);
  expect(days.some((since) => since > 14)).toBe(true);
  const [sites, cards] = [made.targets.filter(({ url }) => url), made.targets.filter(({ url }) => !url)];
  expect(sites.length).toBeGreaterThan(0);
  expect(cards.length).toBeGreaterThan(sites.length);
  // A demonstration must not send requests to real sites.
  for (const { url } of sites) expect(new URL(url ?? '').hostname).toMatch(/\.invalid$/);
});
