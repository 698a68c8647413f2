import { exportFigures as exportCall, readFigures as readCall } from '@ardoise/domain/contract/figures.ts';
import { countProjects } from '@ardoise/domain/contract/projects.ts';
import type { FigureList } from '@ardoise/domain/rules/figures.ts';
import { writeFigureList } from '@ardoise/domain/rules/figures.ts';
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { fold, holdsFigures, READERS } from '../../../testing/figures/hold-figures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe('figures of random histories', () => {
  it('equal a recount by SQL', async () => holdsFigures(site.pool, 700, 2_026));

  it('change nothing when they are counted again', async () => {
    await site.pool.query('update figures_state set read_to = 0');
    const before = await site.pool.query('select count(*)::int, max(xmin::text::bigint) from figure_events');
    await fold(site.pool);
    expect(
      (await site.pool.query('select count(*)::int, max(xmin::text::bigint) from figure_events')).rows,
    ).toEqual(before.rows);
  });

  it('open lists with their counts, for each reader', async () => {
    for (const { role, name } of READERS) {
      await createUser(site.pool, { role, name });
      const caller = site.as(name);
      const list = async (part: Omit<FigureList, 'du' | 'au'>) => {
        const query = { q_chiffre: writeFigureList({ ...part, du: '2025-01-01', au: '2025-12-31' }) };
        const { body } = await caller.call(countProjects, { query });
        return body.reduce((sum, { count }) => sum + count, 0);
      };
      const { body } = await caller.call(readCall, { query: { du: '2025-01-01', au: '2025-12-31' } });
      expect(await list({ figure: 'faite' })).toBe(body.commandes.faites.n);
      expect(await list({ figure: 'terminee' })).toBe(body.commandes.terminees.n);
      expect(await list({ figure: 'arretee' })).toBe(body.commandes.arretees.n);
      expect(await list({ figure: 'acceptee' })).toBe(body.premierCoup.acceptees.n);
      expect(await list({ figure: 'acceptee', retours: '0' })).toBe(body.premierCoup.parRetours[0]?.n);
      for (const { support, faites } of body.commandes.parSupport)
        expect(await list({ figure: 'faite', type: support })).toBe(faites.n);
      // Several returns, passages and promises may be of one order.
      expect(await list({ figure: 'retour' })).toBeLessThanOrEqual(body.retours.tous.n);
      expect(await list({ figure: 'passage', statut: 'Agence' })).toBeGreaterThan(0);
      expect(await list({ figure: 'retard' })).toBeLessThanOrEqual(body.delais.tous.retards);
    }
  });

  it('are exported, a tab a question, and an order a row that adds up to them', {
    tags: 'long',
  }, async () => {
    const caller = site.as('siege1');
    const query = { du: '2025-01-01', au: '2025-12-31' };
    const { body } = await caller.call(readCall, { query });
    const book = async (quoi: 'chiffres' | 'commandes') =>
      read((await caller.call(exportCall, { query: { ...query, quoi } })).bytes, {
        type: 'buffer',
        cellDates: false,
      });
    const figures = await book('chiffres');
    expect(figures.SheetNames).toEqual([
      'Définitions',
      'Combien de commandes',
      'En combien de temps',
      'Du premier coup',
      'Pourquoi reviennent-elles',
      'Délais tenus',
    ]);
    const made = figures.Sheets['Combien de commandes'];
    expect(['A2', 'B2', 'C2'].map((cell) => made?.[cell]?.v)).toEqual([
      'Faites',
      body.commandes.faites.n,
      body.commandes.faites.avant,
    ]);
    const orders = (await book('commandes')).Sheets.Commandes;
    const rows = utils.sheet_to_json<Record<string, unknown>>(orders ?? {}, { defval: null });
    const column = (head: string) => rows.map((row) => row[head]);
    const sum = (head: string) => column(head).reduce<number>((all, cell) => all + Number(cell), 0);
    const filled = (head: string) => column(head).filter((cell) => cell !== null).length;
    expect([filled('Faite le'), filled('Terminée le'), filled('Arrêtée le'), filled('Acceptée le')]).toEqual([
      body.commandes.faites.n,
      body.commandes.terminees.n,
      body.commandes.arretees.n,
      body.premierCoup.acceptees.n,
    ]);
    expect([sum('Retours'), sum('Délais tenus'), sum('Délais en retard')]).toEqual([
      body.retours.tous.n,
      body.delais.tous.tenus,
      body.delais.tous.retards,
    ]);
  });

  it('leave no name of an erased account in the sums', async () => {
    const named = async (name: string) => {
      const { rows } = await site.pool.query<{ n: number }>(
        `select (select count(*) from figure_days where $1 in (agence, promiser))::int
           + (select count(*) from figure_weeks where agence = $1)::int as n`,
        [name],
      );
      return rows[0]?.n ?? 0;
    };
    const before = await named('agence-2');
    await site.pool.query(
      `update figure_events set agence = nullif(replace(agence, 'agence-2', 'efface-1'), ''), promiser = replace(promiser, 'agence-2', 'efface-1')
       where 'agence-2' in (agence, promiser)`,
    );
    await fold(site.pool);
    expect([before > 0, await named('agence-2'), await named('efface-1')]).toEqual([true, 0, before]);
  });

  it('list nothing for an address that was cut', async () => {
    const { body } = await site.as('siege1').call(countProjects, { query: { q_chiffre: 'faite?du=2025' } });
    expect(body).toEqual([]);
  });

  it('say what is wrong with a period', async () => {
    const { status, body } = await site
      .as('siege1')
      .call(readCall, { query: { du: '2025-02-01', au: '2025-01-01' } });
    expect([status, body]).toMatchObject([422, { message: 'La fin est avant le début' }]);
  });
});
