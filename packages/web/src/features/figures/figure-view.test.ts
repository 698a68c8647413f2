import { describe, expect, it } from 'vitest';
import { listOf, queryOf, readView, writeView } from './figure-view.ts';
import { changeOf, hundredths, shareWords } from './figure-words.ts';
import { ticksOf } from './scale.ts';

const TODAY = '2026-11-23';

describe('the address of the figures', () => {
  it('round-trips, without what is usual', () => {
    const search = { periode: 'mois', comparer: 'annee', type: 'Boards PVC', agence: 'pinson', par: 'mois' };
    expect(writeView(readView(search))).toEqual(search);
    expect(writeView(readView({}))).toEqual({});
    expect(writeView(readView({ periode: 'jamais', comparer: '?', type: 'x' }))).toEqual({});
    expect(writeView(readView({ du: '2026-01-01', au: '2026-02-01' }))).toEqual({
      du: '2026-01-01',
      au: '2026-02-01',
    });
  });

  it('asks the last twelve whole weeks, of ready periods as of today', () => {
    expect(queryOf(readView({}), TODAY)).toMatchObject({ du: '2026-08-31', au: '2026-11-22' });
    expect(queryOf(readView({ periode: 'mois' }), TODAY)).toMatchObject({
      du: '2026-10-01',
      au: '2026-10-31',
    });
    expect(queryOf(readView({ periode: 'trimestre' }), TODAY)).toMatchObject({
      du: '2026-07-01',
      au: '2026-09-30',
    });
  });

  it('leads to the list of a figure with its period and filters', () => {
    const view = readView({ agence: 'pinson', type: 'Digital' });
    const period = { du: '2026-08-31', au: '2026-11-22' };
    expect(listOf(view, period, { figure: 'passage', statut: 'Agence' })).toEqual({
      q_vue: 'tout',
      q_chiffre: 'passage?du=2026-08-31&au=2026-11-22&agence=pinson&type=Digital&statut=Agence',
    });
  });
});

describe('the words of figures', () => {
  it('give no share under ten cases', () => {
    expect([shareWords(3, 8), shareWords(6, 10), shareWords(0, 0)]).toEqual(['3 sur 8', '60\u00a0%', '–']);
  });

  it('say where a number went, and judge it only where one direction is better', () => {
    expect(changeOf(168, 151, ['', ''])).toMatchObject({
      direction: 'up',
      tone: '',
      words: '17\u00a0de plus qu’avant',
    });
    expect(changeOf(19, 21, ['jour', 'jours'], 'down')).toMatchObject({
      direction: 'down',
      tone: 'good',
      words: '2\u00a0jours de moins',
    });
    expect(changeOf(61, 54, ['point', 'points'], 'up')).toMatchObject({ tone: 'good' });
    expect(changeOf(5, 5, ['', ''])?.words).toBe('comme avant');
    expect(changeOf(null, 5, ['', ''])).toBeNull();
  });

  it('make hundred of their parts', () => {
    expect(hundredths([1, 1, 1])).toEqual([34, 33, 33]);
    expect(hundredths([1204, 783, 873, 150]).reduce((sum, part) => sum + part, 0)).toBe(100);
    expect(hundredths([0, 0])).toEqual([0, 0]);
  });
});

it('scales from zero by round steps, up to the greatest at least', () => {
  for (const most of [0, 1, 4.9, 19, 84, 267, 1_203]) {
    const ticks = ticksOf(most);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(8);
  }
});
