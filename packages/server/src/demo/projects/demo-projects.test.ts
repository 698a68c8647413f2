import { describe, expect, it } from 'vitest';
import type { CardPhoto } from './card-photos.ts';
import { demoProjects } from './demo-projects.ts';

const PHOTO: CardPhoto = {
  name: 'carte',
  bytes: Buffer.from('a photograph'),
  sha256: '00'.repeat(32),
  width: 4,
  height: 3,
  dpi: 300,
};

describe.each([
  ['a Friday afternoon', '2026-11-20T14:30:00Z'],
  ['the first minutes of a year', '2027-01-01T00:10:00Z'],
  ['the night the clocks change', '2027-03-28T01:30:00Z'],
  ['a Sunday evening', '2026-08-02T21:59:00Z'],
])('the projects seen on %s', (_, text) => {
  const now = new Date(text);
  const projects = demoProjects(now, [PHOTO]);

  it('happened before, each in its order', () => {
    for (const { project, history, files, signatures } of projects) {
      const moments = [
        new Date(project.t_creation),
        ...signatures.map(({ at }) => at),
        ...history.map(({ at }) => at),
        now,
      ];
      expect(moments).toEqual(moments.toSorted((a, b) => Number(a) - Number(b)));
      expect(new Date(project.t_update) <= now && project.t_creation <= project.t_update).toBe(true);
      expect(files.every(({ at }) => at <= now)).toBe(true);
    }
  });

  it('begin and end in working hours of a weekday', () => {
    const hours = projects.map(({ project }) => new Date(project.t_update));
    expect(hours.filter((at) => at.getUTCHours() < 7 || at.getUTCHours() > 16)).toEqual([]);
    expect(hours.filter((at) => at.getUTCDay() === 0 || at.getUTCDay() === 6)).toEqual([]);
  });

  it('are the same at every call', () => {
    expect(demoProjects(now, [PHOTO])).toEqual(projects);
    expect(new Set(projects.map(({ project }) => project.id)).size).toBe(projects.length);
  });
});
