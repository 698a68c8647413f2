import type { ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import { describe, expect, it } from 'vitest';
import {
  actionTitle,
  type BulkJob,
  changedMeanwhile,
  groupReasons,
  jobTally,
  jobTitle,
  withResults,
} from './bulk-job.ts';

const result = (id: string, fait: boolean, message = ''): ProjectResult => ({
  id,
  nameProjet: id,
  fait,
  statut: 'Agence',
  message,
});
const job = (results: ProjectResult[] = [], todo: string[] = []): BulkJob => ({
  id: '1',
  action: 'reaffecter',
  recipient: { username: 'dc2', name: 'Léo Moreau' },
  comment: '',
  todo: todo.map((id) => ({ id, version: 3 })),
  results,
});

describe('a running job', () => {
  it('counts answered projects as done, whatever the result, and keeps the rest', () => {
    const next = withResults(job([], ['a', 'b', 'c']), [result('a', true), result('b', false)]);
    expect(next.todo.map(({ id }) => id)).toEqual(['c']);
    expect(jobTally(next)).toEqual({ done: 1, refused: 1, left: 1, total: 3 });
  });

  it('has a French summary', () => {
    expect(jobTitle(job([result('a', true)]))).toBe('1\u00a0projet réaffecté');
    const two = [result('a', true), result('b', true), result('c', false)];
    expect(jobTitle(job(two, ['d']))).toBe('2\u00a0projets réaffectés, 1\u00a0refusé, 1\u00a0restant');
  });

  it('lists the projects with a version conflict', () => {
    const stale: ProjectResult = { ...result('b', false), modifie: true };
    expect(changedMeanwhile(job([result('a', false), stale, result('c', true)]))).toEqual(['b']);
  });
});

it('groups reasons, the most frequent first', () => {
  const told = [{ message: 'Un' }, { message: 'Deux' }, { message: 'Deux' }];
  expect(groupReasons(told).map(({ message, of }) => [message, of.length])).toEqual([
    ['Deux', 2],
    ['Un', 1],
  ]);
});

it('uses the singular for one project', () => {
  expect(actionTitle('annuler', 1)).toBe('Annuler le projet');
  expect(actionTitle('annuler', 2)).toBe('Annuler les projets');
  expect(actionTitle('reaffecter', 1)).toBe('Réaffecter à un délégué commercial');
});
