import { chrLaw } from '@ardoise/domain/kinds/chr/law.ts';
import { documentOf } from '@ardoise/server/features/project/projects/project-record.ts';
import { sample } from '@ardoise/server/testing/volume.ts';
import { describe, expect, it } from 'vitest';
import { CATALOGUE_CONTENT } from '../catalogue/catalogue-content.ts';
import { demoProjects } from './demo-projects.ts';
import type { DemoPhoto, DemoPhotos } from './photos.ts';

const picture = (name: string): DemoPhoto => ({
  name,
  bytes: Buffer.from(name),
  sha256: Buffer.from(name.padEnd(32)).toString('hex'),
  width: 4,
  height: 3,
  dpi: 300,
});
const PHOTOS: DemoPhotos = {
  photo_carte: [picture('carte')],
  photo_pricelist: [picture('prix')],
  photo_charte: [picture('charte')],
  photo_logo: [picture('logo')],
  photo_typo: [picture('typo')],
  contenu: [picture('contenu')],
};

describe.each(
  sample(1, [
    ['a Friday afternoon', '2026-11-20T14:30:00Z'],
    ['the first minutes of a year', '2027-01-01T00:10:00Z'],
    ['the night the clocks change', '2027-03-28T01:30:00Z'],
    ['a Sunday evening', '2026-08-02T21:59:00Z'],
  ]),
)('the projects seen on %s', (_, text) => {
  const now = new Date(text);
  const projects = demoProjects(now, PHOTOS);

  it('lack nothing on their cards that the law asks, in words', () => {
    const cards = projects.filter(({ project }) => project.kind === 'CHR');
    const absent = cards.flatMap(({ project }) =>
      chrLaw
        .of(documentOf(project), CATALOGUE_CONTENT)
        .filter(({ etat }) => etat === 'absent')
        .map(({ point, noms }) => [project.name_projet, point, noms]),
    );
    expect(absent).toEqual([]);
    expect(cards.length).toBeGreaterThan(20);
  });

  it('happened before, each in chronological order', () => {
    for (const { project, history, files, signatures } of projects) {
      // A Direct Agence is signed between the client's first entry and the agency's.
      const sent = history.findIndex(({ to }) => to === 'Agence');
      const before = sent === -1 ? [] : history.slice(0, sent);
      const moments = [
        new Date(project.t_creation),
        ...before.map(({ at }) => at),
        ...signatures.map(({ at }) => at),
        ...history.slice(before.length).map(({ at }) => at),
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

  it('are deterministic', () => {
    expect(demoProjects(now, PHOTOS)).toEqual(projects);
    expect(new Set(projects.map(({ project }) => project.id)).size).toBe(projects.length);
  });
});
