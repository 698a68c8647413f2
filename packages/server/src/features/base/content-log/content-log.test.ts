import { exportContentChanges, listContentChanges } from '@ardoise/domain/contract/content-log.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { recordContentChange, recordContentChanges } from './record-content-change.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) await createUser(site.pool, { role, name: `un-${role}` });
  await inTransaction(site.pool, async (tx) => {
    const importId = await recordContentChange(tx, {
      area: 'catalogues',
      list: 'boissons',
      label: 'boissons-2027.csv',
      act: 'import',
    });
    const entries = ['cola', 'limonade'].map((entry) => ({
      area: 'catalogues' as const,
      list: 'boissons',
      entry,
      label: entry,
      act: 'ajout' as const,
      after: { id: entry },
      importId,
    }));
    await recordContentChanges(tx, entries);
    const [hidden] = await recordContentChanges(tx, [
      { area: 'catalogues', list: 'boissons', entry: 'cola', label: 'Cola 🍒', act: 'masquage' },
      { area: 'quotas', entry: 'antoine', label: 'Antoine Delmas', act: 'modification', reason: 'Terrasses' },
    ]);
    await recordContentChange(tx, {
      area: 'catalogues',
      list: 'boissons',
      entry: 'cola',
      label: 'Cola 🍒',
      act: 'annulation',
      undoes: hidden,
    });
  });
});
afterAll(() => site.close());

async function read(query: Parameters<ReturnType<TestApp['as']>['call']>[1] = {}) {
  const { body } = await site.as('un-siege').call(listContentChanges, query as { query: object });
  return body.changements;
}

it('lists the changes newest first, an import as one line with its number of entries', async () => {
  const lines = await read();
  expect(
    lines.map(({ acte, zone, nom, nombre, motif, annule }) => [acte, zone, nom, nombre, motif, annule]),
  ).toEqual([
    ['annulation', 'catalogues', 'Cola 🍒', 0, '', false],
    ['modification', 'quotas', 'Antoine Delmas', 0, 'Terrasses', false],
    ['masquage', 'catalogues', 'Cola 🍒', 0, '', true],
    ['import', 'catalogues', 'boissons-2027.csv', 2, '', false],
  ]);
  expect(lines.every(({ qui }) => qui === null)).toBe(true);
});

it('is filtered, by entry also within imports', async () => {
  expect(await read({ query: { zone: 'quotas' } })).toHaveLength(1);
  expect(await read({ query: { acte: 'masquage' } })).toHaveLength(1);
  expect(await read({ query: { personne: 'un-siege' } })).toHaveLength(0);
  await site.as('un-siege').call(changeSettings, { body: { seuilQuota: 7 } });
  for (const personne of ['un-siege', 'PRENOM siege'])
    expect(await read({ query: { personne } })).toHaveLength(1);
  expect(await read({ query: { du: '2020-01-01', au: '2020-12-31' } })).toHaveLength(0);
  const ofCola = await read({ query: { liste: 'boissons', entree: 'cola' } });
  expect(ofCola.map(({ acte }) => acte)).toEqual(['annulation', 'masquage', 'ajout']);
  const named = async (nom: string) => (await read({ query: { nom } })).map((line) => line.nom);
  expect(await named('COLA')).toEqual(['Cola 🍒', 'Cola 🍒', 'cola']);
  expect(await named('🍒')).toEqual(['Cola 🍒', 'Cola 🍒']);
  expect(await named('delmas antoine')).toEqual(['Antoine Delmas']);
  await inTransaction(site.pool, async (tx) => {
    const importId = await recordContentChange(tx, {
      area: 'points-de-vente',
      label: 'pdv.csv',
      act: 'import',
    });
    const outlet = {
      area: 'points-de-vente' as const,
      entry: '3104587',
      label: 'Le Mail',
      act: 'ajout' as const,
    };
    await recordContentChanges(tx, [{ ...outlet, importId }]);
  });
  expect([await named('3104587'), await named('mail')]).toEqual([['Le Mail'], []]);
});

it('is read by head office and the administrator only', async () => {
  for (const role of ROLES) {
    const { status } = await site.as(`un-${role}`).call(listContentChanges);
    expect(status, role).toBe(['siege', 'administrator'].includes(role) ? 200 : 403);
  }
});

it.each([
  'update content_changes set label = $$x$$',
  'delete from content_changes',
  'truncate content_changes cascade',
])('rejects: %s', async (statement) => {
  await expect(site.pool.query(statement)).rejects.toThrow('append-only');
});

it('takes a change back once', async () => {
  const { rows } = await site.pool.query<{ undoes: number }>(
    'select undoes from content_changes where undoes is not null',
  );
  const again = inTransaction(site.pool, (tx) =>
    recordContentChange(tx, { area: 'catalogues', act: 'annulation', undoes: rows[0]?.undoes ?? 0 }),
  );
  await expect(again).rejects.toThrow('content_changes_undone');
});

it('is exported with its filters, in words, and no cell is a formula', async () => {
  await inTransaction(site.pool, (tx) =>
    recordContentChange(tx, {
      area: 'reglages',
      entry: 'delaiAgence',
      label: '=cmd|x',
      act: 'modification',
      before: 5,
      after: 7,
    }),
  );
  const { status, text } = await site
    .as('un-siege')
    .call(exportContentChanges, { query: { zone: 'reglages' } })
    .then(({ status, body }) => ({ status, text: String(body) }));
  expect(status).toBe(200);
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).toContain(
    "Réglages;Réglages;Modification;delaiAgence;'=cmd|x;Premier retour de l’agence\u00a0: 5\u00a0jours ouvrés;",
  );
  expect((await site.as('un-dc').call(exportContentChanges)).status).toBe(403);
});
