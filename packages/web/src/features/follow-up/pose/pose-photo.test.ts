import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { expect, it } from 'vitest';
import { NOT_SENT_YET, type Sending } from '../../../api/outbox/sending.ts';
import { photosLede, photoWords, posePhotos } from './pose-photo.ts';

const file = (id: string, second: number, type = 'photo_pose') =>
  ({
    id,
    myplv_file_type: type,
    dateFile: `2026-11-23T14:05:0${second}.000Z`,
    efface: null,
    size: 1_468_006,
  }) as ProjectFile;

const waiting = (id: string, change: Partial<Sending> = {}): Sending => ({
  id,
  kind: 'photo',
  projectId: 'p',
  project: 'Bar de la Poste',
  at: 1,
  tries: 0,
  triedAt: null,
  refusal: null,
  ...change,
});

const FILES = [file('c', 3), file('carte', 0, 'photo_carte'), file('b', 2), file('a', 1)];

it('are numbered as they were taken, each with its state and its words', () => {
  const sendings = [
    waiting('b', { refusal: NOT_SENT_YET }),
    waiting('c', { refusal: 'Six photos, c’est le plus.' }),
  ];
  const photos = posePhotos(FILES, { sendings, underWay: null });
  expect(photos.map(({ file: { id }, number, state, why }) => [id, number, state, why])).toEqual([
    ['a', 1, 'here', null],
    ['b', 2, 'taken', null],
    ['c', 3, 'failed', 'Six photos, c’est le plus.'],
  ]);
});

it.each<[string, Partial<Sending>, number | null, boolean, string]>([
  ['waits with a network', {}, null, true, 'En attente'],
  ['waits without one', {}, null, false, 'Gardée ici'],
  ['leaves', {}, 0.62, true, '62\u00a0%, 1,4\u00a0Mo'],
  ['is not sent yet', { refusal: NOT_SENT_YET }, null, true, 'Photo\u00a01'],
])('says of one that %s where it is', (_, change, fraction, reached, words) => {
  const underWay = fraction === null ? null : { id: 'a', fraction };
  const [photo] = posePhotos([file('a', 1)], { sendings: [waiting('a', change)], underWay });
  if (photo === undefined) throw new Error('no photo');
  expect(photoWords(photo, reached)).toBe(words);
});

it('asks for another try after the third without an answer, not before', () => {
  const stateAfter = (tries: number) =>
    posePhotos([file('a', 1)], { sendings: [waiting('a', { tries })], underWay: null })[0]?.state;
  expect([stateAfter(2), stateAfter(3)]).toEqual(['waits', 'failed']);
});

it.each<[Sending[], boolean, string | null]>([
  [[], true, null],
  [[waiting('a', { refusal: NOT_SENT_YET })], true, '3 sur 6. Une n’est pas encore partie.'],
  [
    ['a', 'b', 'c'].map((id) => waiting(id, { refusal: NOT_SENT_YET })),
    true,
    '3 sur 6. Elles ne sont pas encore parties.',
  ],
  [
    ['a', 'b'].map((id) => waiting(id, { refusal: NOT_SENT_YET })),
    true,
    '3 sur 6. 2 ne sont pas encore parties.',
  ],
  [[waiting('a'), waiting('b')], false, '3 sur 6, gardées sur ce téléphone.'],
])('says how many are left', (sendings, reached, words) => {
  expect(photosLede(posePhotos(FILES, { sendings, underWay: null }), reached)).toBe(words);
});
