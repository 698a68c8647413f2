import {
  decideReplacement,
  listPieceOutlets,
  listPieces,
  type PieceCondition,
  readOutletPieces,
  readPieceTotals,
  restorePiece,
  retirePiece,
  suggestConditions,
} from '@ardoise/domain/contract/pieces.ts';
import { erasePerson, previewErasure } from '@ardoise/domain/contract/privacy-people.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { completeOrder, PDV } from '@ardoise/domain/testing/complete-orders.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMove, foldAll, type InsertedOrder, insertOrder } from '../../../testing/delivered-orders.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { move } from '../../../testing/workflow-factories.ts';
import { continueErasures } from '../../watch/privacy/erasure/continue-erasures.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const [name, role] of [
    ['siege-p', 'siege'],
    ['dc-a', 'dc'],
    ['dc-b', 'dc'],
    ['smhf-a', 'smhf'],
    ['agence-p', 'agence'],
  ] as const)
    await createUser(site.pool, { role, name });
});
afterAll(() => site.close());

let outlets = 0;
/** A card at an outlet of its own, unless one is given. */
function card(
  more: Partial<ProjectDocument> & { outlet?: string; text?: readonly string[] } = {},
): ProjectDocument {
  outlets += 1;
  const { outlet = String(4_000_000 + outlets), text = [], ...parts } = more;
  return {
    pdv: { ...PDV, nOutlet: outlet, nomPDV: `Café ${outlet}`, medaillePDV: 'gold' },
    infocarte: {
      template: { id: 'rose', name: 'Rose' },
      format: { id: 'a4', name: 'A4' },
      boissons: { Thés: { peche: { id: 'peche', name: 'Thé glacé pêche', format: 'Pet 50\u00a0cl' } } },
      impression: 'carte',
      nombreExemplaire: '60',
    },
    ...(text.length > 0 && {
      texteCarte: { lignes: text.map((nom, index) => ({ entree: `aaaaaaa${index}`, nom, prix: '8' })) },
    }),
    ...parts,
  };
}

const delivered = (doc: ProjectDocument, more: Partial<InsertedOrder> = {}) =>
  insertOrder(site.pool, {
    ...{ type: 'Carte Brasserie', statut: 'Livré', doc, dc: 'dc-a', smhf: 'smhf-a', day: '2026-03-02' },
    ...more,
  });

async function at(outlet: string, who = 'siege-p') {
  const { body, status } = await site.as(who).call(readOutletPieces, { params: { nOutlet: outlet } });
  if (status !== 200) throw new Error(`the outlet was not read: ${status}`);
  return body.pieces;
}
const states = async (outlet: string) => (await at(outlet)).map(({ nom, etat }) => [nom, etat]);
const pieceOf = async (order: string): Promise<number> => {
  const { rows } = await site.pool.query('select id::int from pieces where project_id = $1 order by id', [
    order,
  ]);
  return rows[0]?.id;
};
const outletOf = (doc: ProjectDocument) => doc.pdv?.nOutlet ?? '';

describe('a piece', () => {
  it('is born after the move, which writes nothing of it', async () => {
    const doc = card();
    const order = await delivered(doc, { statut: 'Imprimé' });
    const admin = site.as((await createUser(site.pool, { role: 'administrator' })).name);
    await move(admin, order, 'Terminé', { force: true, comment: 'Livré par coursier' });
    expect(await pieceOf(order)).toBeUndefined();
    await foldAll(site.pool);
    expect((await at(outletOf(doc), 'dc-a')).map(({ nom, etat, depuis }) => [nom, etat, depuis])).toEqual([
      ['Carte Brasserie, A4', 'en_place', parisDay(new Date())],
    ]);
  });

  it('with a pose waits for it, goes with its order’s return, and comes back', async () => {
    const doc = { ...completeOrder('Boards PVC'), pdv: { ...PDV, nOutlet: '4100001' } };
    const order = await delivered(doc, { type: 'Boards PVC', hasPose: true });
    await foldAll(site.pool);
    expect((await at('4100001')).map(({ etat, depuis }) => [etat, depuis])).toEqual(
      Array.from({ length: 3 }, () => ['livree', '2026-03-02']),
    );
    await addMove(site.pool, order, 'Livré', 'Terminé', '2026-03-09');
    await foldAll(site.pool);
    expect((await at('4100001')).map(({ etat, depuis }) => [etat, depuis])).toEqual(
      Array.from({ length: 3 }, () => ['en_place', '2026-03-09']),
    );
    await addMove(site.pool, order, 'Terminé', 'Exécution', '2026-03-10');
    await foldAll(site.pool);
    expect(await at('4100001')).toEqual([]);
  });

  it('is not made where nothing was printed, but a screen is', async () => {
    const unprinted = card();
    await delivered({ ...unprinted, infocarte: { ...unprinted.infocarte, impression: 'aucun' } });
    const screens = { ...completeOrder('Digital'), pdv: { ...PDV, nOutlet: '4100002' } };
    await delivered(screens, { type: 'Digital' });
    await foldAll(site.pool);
    expect(await at(outletOf(unprinted))).toEqual([]);
    expect((await states('4100002')).map(([, state]) => state)).toEqual(['en_place', 'en_place', 'en_place']);
  });

  it('is made again, and changes nothing, by a second run', async () => {
    const rows = () => site.pool.query('select *, xmin::text from pieces order by id');
    const before = await rows();
    await site.pool.query('update pieces_state set read_to = 0');
    await foldAll(site.pool);
    expect((await rows()).rows).toEqual(before.rows);
  });

  it('is made once by two processes at once', async () => {
    const doc = card();
    await delivered(doc);
    await Promise.all([foldAll(site.pool), foldAll(site.pool)]);
    await foldAll(site.pool);
    expect(await states(outletOf(doc))).toEqual([['Carte Brasserie, A4', 'en_place']]);
    const { body: totals } = await site.as('siege-p').call(readPieceTotals);
    const { rows } = await site.pool.query('select count(*)::int from pieces where there');
    expect(totals.pieces).toBe(rows[0]?.count);
  });

  it('follows its answers, its delegate and its name once they change', async () => {
    const doc = card();
    const id = await delivered(doc);
    await foldAll(site.pool);
    const changed = { ...doc, infocarte: { ...doc.infocarte, nombreExemplaire: '80' } };
    await site.pool.query('update projects set doc = $2, dc = $3 where id = $1', [
      id,
      JSON.stringify(changed),
      'dc-b',
    ]);
    await foldAll(site.pool);
    expect((await at(outletOf(doc), 'dc-b')).map(({ exemplaires, dc }) => [exemplaires, dc])).toEqual([
      [80, 'dc-b'],
    ]);
    expect(
      (await site.as('dc-a').call(readOutletPieces, { params: { nOutlet: outletOf(doc) } })).status,
    ).toBe(404);
  });
});

describe('orders from before', () => {
  it('are filled in batches, each its own transaction, oldest first', async () => {
    const outlet = '4200001';
    const older = await delivered(card({ outlet }), { day: '2025-01-10' });
    const newer = await delivered(card({ outlet }), { day: '2026-01-10' });
    await site.pool.query('delete from pieces');
    await site.pool.query(
      'update pieces_state set read_to = (select max(id) from project_history), complete_at = null',
    );
    await site.pool.query(
      `insert into background_fills (name, done_to) values ('pieces', '') on conflict do nothing`,
    );
    await site.pool.query(`update project_history set t_creation = t_creation - interval '1 day'`);
    const { rows: expected } = await site.pool.query(
      `select id from projects where statut in ('Livré', 'Terminé') order by id`,
    );
    await foldAll(site.pool);
    const { rows } = await site.pool.query('select distinct project_id as id from pieces order by 1');
    expect(rows.length).toBeGreaterThan(4);
    expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    expect((await at(outlet)).map(({ projet, etat }) => [projet, etat])).toEqual([
      [newer, 'en_place'],
      [older, 'remplacee'],
    ]);
    expect((await site.pool.query(`select from background_fills where name = 'pieces'`)).rowCount).toBe(0);
    const { body } = await site.as('siege-p').call(readPieceTotals);
    expect(body.compteA).not.toBeNull();
  });
});

describe('a newer piece', () => {
  it('replaces the one that fits, and gives it back when it goes or somebody says so', async () => {
    const outlet = '4300001';
    const old = await delivered(card({ outlet }), { day: '2025-06-01' });
    const fresh = await delivered(card({ outlet }));
    await foldAll(site.pool);
    const [first, second] = await at(outlet);
    expect([first?.projet, first?.remplace.map(({ id }) => id)]).toEqual([fresh, [second?.id]]);
    expect([second?.projet, second?.etat, second?.partieLe, second?.remplaceePar?.depuis]).toEqual([
      ...[old, 'remplacee', '2026-03-02', '2026-03-02'],
    ]);
    const undone = await site
      .as('dc-a')
      .call(decideReplacement, { params: { piece: first?.id ?? 0 }, body: { piece: null } });
    expect(undone.status).toBe(200);
    expect((await states(outlet)).map(([, state]) => state)).toEqual(['en_place', 'en_place']);
    await addMove(site.pool, fresh, 'Livré', 'Terminé', '2026-03-20');
    await foldAll(site.pool);
    expect((await states(outlet)).map(([, state]) => state)).toEqual(['en_place', 'en_place']);
    await addMove(site.pool, fresh, 'Terminé', 'Exécution', '2026-03-21');
    await foldAll(site.pool);
    expect((await at(outlet)).map(({ projet, etat }) => [projet, etat])).toEqual([[old, 'en_place']]);
  });

  it('asks its delegate where two fit, until one is named', async () => {
    const doc = { ...completeOrder('Caissons Lumineux') };
    const twice = (nOutlet: string) => ({
      ...doc,
      pdv: { ...PDV, nOutlet },
      boards: [doc.boards?.[0] ?? {}, doc.boards?.[0] ?? {}],
    });
    const once = { ...twice('4300002'), boards: [doc.boards?.[0] ?? {}] };
    await delivered(twice('4300002'), { type: 'Caissons Lumineux', day: '2025-05-05' });
    await delivered(once, { type: 'Caissons Lumineux' });
    await foldAll(site.pool);
    const asks = (await at('4300002')).find(({ question }) => question.length > 0);
    expect(asks?.question).toHaveLength(2);
    const { body } = await site.as('dc-a').call(readPieceTotals);
    expect(body.questions).toEqual([{ nOutlet: '4300002', point: 'Brasserie du Palais' }]);
    const decide = (who: string, piece: number | null) =>
      site.as(who).call(decideReplacement, { params: { piece: asks?.id ?? 0 }, body: { piece } });
    expect((await decide('dc-a', asks?.id ?? 0)).status).toBe(422);
    expect((await decide('dc-b', asks?.question[0]?.id ?? 0)).status).toBe(404);
    expect((await decide('smhf-a', null)).status).toBe(403);
    expect((await decide('dc-a', asks?.question[1]?.id ?? 0)).status).toBe(200);
    expect((await at('4300002')).map(({ id, etat }) => [id === asks?.question[1]?.id, etat])).toEqual([
      [false, 'en_place'],
      [false, 'en_place'],
      [true, 'remplacee'],
    ]);
    expect((await site.as('dc-a').call(readPieceTotals)).body.questions).toEqual([]);
  });
});

it('leaves no name of an erased person, in pieces, sums and recalls', { tags: 'long' }, async () => {
  const gone = await createUser(site.pool, { role: 'dc' });
  await delivered(card(), { dc: gone.name, statut: 'Terminé' });
  await site.pool.query('update users set active = false where name = $1', [gone.name]);
  await foldAll(site.pool);
  const named = async () => {
    const { rows } = await site.pool.query(
      'select (select count(*) from pieces where dc = $1)::int as pieces, (select count(*) from piece_sums where dc = $1)::int as sums',
      [gone.name],
    );
    return [rows[0]?.pieces > 0, rows[0]?.sums > 0];
  };
  expect(await named()).toEqual([true, true]);
  const admin = site.as((await createUser(site.pool, { role: 'administrator' })).name);
  const personne = { uid: gone.uid };
  const { body: plan } = await admin.call(previewErasure, { body: personne });
  const lignes = plan.effets.reduce((sum, effect) => sum + effect.lignes, 0);
  const asked = await admin.call(erasePerson, { body: { personne, lignes, gardes: plan.gardes.nombre } });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await continueErasures(site.pool, site.files);
  await foldAll(site.pool);
  expect(await named()).toEqual([false, false]);
});

it('is marked as taken away, with its day and reason, and put back', async () => {
  const doc = card();
  const piece = await delivered(doc).then(async (id) => {
    await foldAll(site.pool);
    return pieceOf(id);
  });
  const retire = (who: string, jour: string) =>
    site.as(who).call(retirePiece, { params: { piece }, body: { jour, raison: 'abimee' } });
  expect((await retire('dc-a', '2026-03-01')).status).toBe(422);
  expect((await retire('dc-a', '2999-01-01')).status).toBe(422);
  expect((await retire('dc-b', '2026-04-01')).status).toBe(404);
  expect((await retire('dc-a', '2026-04-01')).status).toBe(200);
  expect((await retire('dc-a', '2026-04-01')).status).toBe(409);
  const [gone] = await at(outletOf(doc));
  expect([gone?.etat, gone?.raison, gone?.partieLe]).toEqual(['retiree', 'abimee', '2026-04-01']);
  await site.pool.query('update pieces_state set read_to = 0');
  await foldAll(site.pool);
  expect((await at(outletOf(doc)))[0]?.etat).toBe('retiree');
  expect((await site.as('dc-a').call(restorePiece, { params: { piece } })).status).toBe(200);
  expect((await at(outletOf(doc)))[0]?.etat).toBe('en_place');
});

describe('the search', () => {
  const list = async (who: string, query: Record<string, string>) =>
    (await site.as(who).call(listPieces, { query })).body;

  beforeAll(async () => {
    const base = { dc: 'dc-b', smhf: 'smhf-a' };
    await delivered(card({ text: ['Pêche Melba', 'Tarte aux pêches'] }), base);
    await delivered(card({ text: ['Entrecôte'] }), { ...base, dc: 'dc-a' });
    const lemon = card({ text: ['Pêche Melba'] });
    const boissons = { Jus: { citron: { id: 'citron', name: 'Citronnade maison', format: '' } } };
    await delivered({ ...lemon, infocarte: { ...lemon.infocarte, boissons } }, base);
    await foldAll(site.pool);
  });

  it('suggests by group with counts, of the reader’s own pieces', async () => {
    const suggested = async (who: string, q: string) =>
      (await site.as(who).call(suggestConditions, { query: { q } })).body.propositions;
    const own = await suggested('dc-b', 'pech');
    expect(own.map(({ nature, nom, pieces }) => [nature, nom, pieces])).toEqual([
      ['boisson', 'Thé glacé pêche', 2],
      ['mot', 'pech', 2],
    ]);
    expect(own.at(-1)?.exemples.length).toBeGreaterThan(0);
    const all = await suggested('siege-p', 'the pech');
    const { pieces, conditions } = await list('siege-p', { montre: all[0]?.terme ?? '' });
    expect(conditions.map(({ nom }: PieceCondition) => nom)).toEqual(['Thé glacé pêche']);
    expect(pieces.length).toBe(Math.min(25, all[0]?.pieces ?? 0));
    expect(await suggested('dc-a', 'citronnade')).toEqual([]);
    expect(await suggested('siege-p', '!!')).toEqual([]);
    const [outlet] = (await suggested('dc-b', 'café')).filter(({ nature }) => nature === 'pdv');
    expect((await list('dc-b', { montre: outlet?.terme ?? '' })).trouve.pieces).toBe(outlet?.pieces);
    expect((await suggested('agence-p', 'pech').catch(() => null)) ?? null).toBeNull();
  });

  it('takes several conditions as all on one piece, and says where it shows them', async () => {
    const both = await list('dc-b', { montre: 'boisson:the-glace-peche,mot:peche' });
    expect(both.trouve).toEqual({ pieces: 1, points: 1, plus: false });
    expect(both.pieces[0]?.montre).toBe('à la carte, Thés, Pet 50\u00a0cl · Pêche Melba');
    expect((await list('dc-b', { montre: 'boisson:the-glace-peche,mot:entrecote' })).trouve.pieces).toBe(0);
    const refused = await site.as('dc-b').call(listPieces, { query: { montre: 'prix:4' } });
    expect(refused.status).toBe(422);
  });

  it('keeps to the scope, filters, and reads on page by page in both orders', async () => {
    for (const tri of ['ville', 'recent']) {
      const seen: number[] = [];
      let apres: string | null = '';
      while (apres !== null) {
        const page = await list('siege-p', { tri, ...(apres && { apres }) });
        seen.push(...page.pieces.map(({ id }) => id));
        apres = page.suivant;
      }
      const { rows } = await site.pool.query('select count(*)::int from pieces where there');
      expect([new Set(seen).size, seen.length]).toEqual([rows[0]?.count, rows[0]?.count]);
    }
    const own = await list('dc-b', {});
    expect(new Set(own.pieces.map(({ dc }) => dc))).toEqual(new Set(['dc-b']));
    const boards = await list('siege-p', { type: 'Caissons Lumineux', etat: 'partie' });
    expect(boards.pieces.map(({ etat }) => etat)).toEqual(['remplacee']);
    const unread = await list('siege-p', { texte: 'non' });
    expect(unread.pieces.every(({ lisible }) => !lisible)).toBe(true);
    const bad = await site.as('siege-p').call(listPieces, { query: { apres: 'WyJ4Il0' } });
    expect(bad.status).toBe(400);
    expect((await site.as('agence-p').call(listPieces)).status).toBe(403);
  });

  it('counts what the sums say, and lists outlets by their newest piece', async () => {
    for (const who of ['siege-p', 'smhf-a', 'dc-a', 'dc-b']) {
      const { body: totals } = await site.as(who).call(readPieceTotals);
      const { trouve } = await list(who, {});
      expect([totals.pieces, totals.points]).toEqual([trouve.pieces, trouve.points]);
    }
    const { body } = await site.as('dc-b').call(listPieceOutlets);
    const { body: totals } = await site.as('dc-b').call(readPieceTotals);
    expect(body.points.length).toBe(totals.points);
    expect(body.points.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(totals.pieces);
    const days = body.points.map(({ depuis }) => depuis);
    expect(days).toEqual(days.toSorted().reverse());
  });
});

it('shows the photo of its pose and its approved drawing, where there are', async () => {
  const doc = card();
  const order = await delivered(doc);
  await foldAll(site.pool);
  const empty = (await at(outletOf(doc)))[0];
  expect([empty?.creation, empty?.photo]).toEqual([null, null]);
  const file = (id: string, type: string, day: string) =>
    site.pool.query(
      `insert into files (id, project_id, sha256, size, mime, filename, file_type, uploaded_by, t_creation)
       values ($1, $2, decode(repeat('a', 64), 'hex'), 1, 'image/jpeg', 'a.jpg', $3, 'x', $4)`,
      [id, order, type, day],
    );
  await file('a'.repeat(24), 'photo_crea', '2026-01-01');
  await file('b'.repeat(24), 'photo_pose', '2026-03-01');
  await file('c'.repeat(24), 'photo_pose', '2026-03-02');
  await site.pool.query(`insert into proofs (project_id, version, made_by, hash) values ($1, 1, 'x', 'x')`, [
    order,
  ]);
  await site.pool.query('insert into proof_files (project_id, version, file_id) values ($1, 1, $2)', [
    order,
    'a'.repeat(24),
  ]);
  await site.pool.query('update projects set approved_version = 1 where id = $1', [order]);
  const shown = (await at(outletOf(doc)))[0];
  expect([shown?.creation, shown?.photo]).toEqual([
    { id: 'a'.repeat(24), nombre: 1 },
    { id: 'c'.repeat(24), nombre: 2 },
  ]);
});
