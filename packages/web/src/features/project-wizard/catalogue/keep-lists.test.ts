import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { chrCatalogue } from '@ardoise/domain/kinds/chr/catalogue-problems.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import { CHR_LISTS } from '../kinds/chr/chr-lists.ts';
import { catalogueKey } from './catalogue-query.ts';
import { keepLists } from './keep-lists.ts';

const LISTS = ['themes', 'boissons'] as const;
const offline = new NetworkError(new Error('offline'));
const broken = new ApiError({ status: 500, code: 'INTERNE', message: 'Une erreur est survenue.' });

/** A fake server that returns these replies in turn; the last one repeatedly. */
function serverWith(answers: (unknown[] | Error)[]) {
  const cache = new QueryClient();
  const asked: CatalogueList[] = [];
  const rounds: number[] = [];
  const leaving = new AbortController();
  const load = (list: CatalogueList) => {
    asked.push(list);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    const queryFn = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
    return cache.prefetchQuery({ queryKey: catalogueKey(list), queryFn, staleTime: 60_000, retry: false });
  };
  const pause = async (round: number) => {
    rounds.push(round);
    if (round > 4) leaving.abort();
  };
  const keep = (kept: Partial<Record<CatalogueList, unknown[]>> = {}) =>
    keepLists(cache, { lists: LISTS, kept: async (list) => kept[list], load }, pause, leaving.signal);
  const shown = () => LISTS.map((list) => cache.getQueryData(catalogueKey(list)));
  return { keep, asked, rounds, shown };
}

describe('the lists of a wizard', () => {
  it('are all fetched, one by one, after the first step has rendered', async () => {
    const { keep, asked, rounds, shown } = serverWith([['ardoise'], ['cola']]);
    await keep();
    expect([asked, rounds]).toEqual([['themes', 'boissons'], [0]]);
    expect(shown()).toEqual([['ardoise'], ['cola']]);
  });

  it('are retried until online, and not one by one while offline', async () => {
    const { keep, asked, shown } = serverWith([offline, offline, ['ardoise'], ['cola']]);
    await keep();
    expect(asked).toEqual(['themes', 'themes', 'themes', 'boissons']);
    expect(shown()).toEqual([['ardoise'], ['cola']]);
  });

  it('are fetched despite one that the server cannot return', async () => {
    const { keep, asked, shown } = serverWith([broken, ['cola'], ['ardoise']]);
    await keep();
    expect(asked.slice(0, 2)).toEqual(['themes', 'boissons']);
    expect(shown()).toEqual([['ardoise'], ['cola']]);
  });

  it('are the device’s cached ones while the server is unreachable, then the server’s', async () => {
    const away = serverWith([offline]);
    await away.keep({ themes: ['ardoise'], boissons: ['cola'] });
    expect(away.shown()).toEqual([['ardoise'], ['cola']]);
    const back = serverWith([offline, ['craie'], ['eau']]);
    await back.keep({ themes: ['ardoise'], boissons: ['cola'] });
    expect(back.shown()).toEqual([['craie'], ['eau']]);
  });
});

it('of a Carte Brasserie include all that are validated, and the mentions', () => {
  expect([...CHR_LISTS].sort()).toEqual([...chrCatalogue.lists, 'mentions'].sort());
});
