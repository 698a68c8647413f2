import { countProjects, listProjects } from '@ardoise/domain/contract/projects.ts';
import { type SearchHit, searchProjects } from '@ardoise/domain/contract/search.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { addComment, createSearchedProject } from '../../../testing/searched-project.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { learnNewComments, learnNewWords } from './search-words.repository.ts';

let site: TestApp;
let siege: Caller;
let dc: Caller;
let agency: Caller;
const ids: Record<'aubergade' | 'opera' | 'zinc' | 'pizza' | 'elsewhere', string> = {
  aubergade: '',
  opera: '',
  zinc: '',
  pizza: '',
  elsewhere: '',
};

beforeAll(async () => {
  site = await createTestApp();
  const { pool } = site;
  const team = { dc: 'dc-search', smhf: 'smhf-search', agence: 'agence-search' };
  await createUser(pool, { role: 'dc', name: team.dc, prenom: 'Maëlys', nom: 'Courtepaille' });
  await createUser(pool, { role: 'dc', name: 'dc-other', prenom: 'Hubert', nom: 'Lanterne' });
  await createUser(pool, { role: 'agence', name: team.agence, prenom: '', nom: 'Atelier Garance' });
  const head = await createUser(pool, { role: 'siege' });
  siege = site.as(head.name);
  dc = site.as(team.dc);
  agency = site.as(team.agence);
  ids.aubergade = await createSearchedProject(site, {
    ...team,
    name_projet: 'L’Aubergade de Noël',
    n_outlet: '3104587',
    num_projet: '3104587_2026_11_20',
    ville: 'Angoulême',
    client_name: 'Bénédicte Lœwenbruck',
  });
  ids.opera = await createSearchedProject(site, {
    ...team,
    statut: 'Agence',
    name_projet: 'Café de l’Opéra',
    n_outlet: '2200471',
    ville: 'Dijon',
    client_name: 'Paul Martin',
  });
  ids.zinc = await createSearchedProject(site, {
    dc: 'dc-other',
    name_projet: 'Le Zinc',
    n_outlet: '9000001',
    ville: 'Nice',
    client_name: 'Dijon Opéra',
  });
  ids.pizza = await createSearchedProject(site, { dc: 'dc-other', name_projet: '🍕Pizza 100 % d’ici' });
  ids.elsewhere = await createSearchedProject(site, { dc: 'dc-other', name_projet: 'Café de l’Opéra' });
  await addComment(site, ids.opera, 'Les photos préparées sont illisibles,\nmerci d’en envoyer d’autres');
  await addComment(site, ids.zinc, 'Le logo est flou');
  await inTransaction(pool, learnNewWords);
  await inTransaction(pool, learnNewComments);
});
afterAll(() => site.close());

async function search(who: Caller, q: string, limit?: number): Promise<SearchHit[]> {
  const { status, body } = await who.call(searchProjects, { query: { q, limit } });
  expect(status).toBe(200);
  return body.resultats;
}

async function found(who: Caller, q: string): Promise<string[]> {
  return (await search(who, q)).map(({ _id }) => _id.$oid);
}

async function listed(who: Caller, q: string): Promise<string[]> {
  const { status, body } = await who.call(listProjects, { query: { q_recherche: q } });
  expect(status).toBe(200);
  return (body as { _id: { $oid: string } }[]).map(({ _id }) => _id.$oid);
}

/** The explanation of a hit, marks in brackets. */
function told(hit: SearchHit | undefined): string[] {
  return (hit?.trouve ?? []).map(
    ({ champ, texte }) =>
      `${champ}: ${texte.map((piece) => (piece.marque ? `[${piece.texte}]` : piece.texte)).join('')}`,
  );
}

describe('search over projects', () => {
  it.each([
    ['the outlet’s name', 'Aubergade', 'pdv: L’[Aubergade] de Noël'],
    ['the beginning of a word', 'auberg', 'pdv: L’[Aubergade] de Noël'],
    ['the outlet’s number', '3104587', 'numero: [3104587_2026_11_20]'],
    ['the beginning of a number', '31045', 'numero: [3104587_2026_11_20]'],
    ['the project’s number', '3104587_2026_11_20', 'numero: [3104587_2026_11_20]'],
    ['the town, without accents', 'ANGOULEME', 'ville: [Angoulême]'],
    ['the client, ligatures parted', 'loewenbruck', 'client: Bénédicte [Lœwenbruck]'],
    ['an accent where there is none', 'âuberg', 'pdv: L’[Aubergade] de Noël'],
  ])('finds by %s', async (_what, asked, says) => {
    const [first, ...others] = await search(dc, asked);
    expect(first?._id.$oid).toBe(ids.aubergade);
    expect(others).toEqual([]);
    expect(told(first)).toEqual([says]);
    expect(await listed(dc, asked)).toEqual([ids.aubergade]);
  });

  it.each([
    ['outlet', 'aubergqde', 'pdv: L’[Aubergade] de Noël'],
    ['outlet, a letter left out', 'auberade', 'pdv: L’[Aubergade] de Noël'],
    ['outlet, two letters in the wrong order', 'auebrgade', 'pdv: L’[Aubergade] de Noël'],
    ['town', 'angouleme angoumeme', 'ville: [Angoulême]'],
    ['client', 'benedicxe', 'client: [Bénédicte] Lœwenbruck'],
  ])('tolerates one typo: %s', async (_what, asked, says) => {
    const [first] = await search(dc, asked);
    expect(first?._id.$oid).toBe(ids.aubergade);
    expect(told(first)).toEqual([says]);
    expect(await listed(dc, asked)).toEqual([ids.aubergade]);
  });

  it('finds by the names of dc and agency, also misspelt, and tolerates no typo in a number', async () => {
    const [byDc] = await search(siege, 'maelys courtepailke aubergade');
    expect(told(byDc)).toEqual(['pdv: L’[Aubergade] de Noël', 'dc: [Maëlys] [Courtepaille]']);
    expect(await found(siege, 'garanse')).toEqual([ids.opera, ids.aubergade]);
    expect(told((await search(siege, 'atelier dijon'))[0])).toEqual([
      'ville: [Dijon]',
      'agence: [Atelier] Garance',
    ]);
    expect(await found(siege, '3104588')).toEqual([]);
  });

  it.each(['illisible', 'photo', 'préparer', 'preparee envoyer', 'envoyée', 'PHOTOS dijon'])(
    'finds a comment by its stems: %s',
    async (asked) => {
      const [first, ...others] = await search(dc, asked);
      expect(first?._id.$oid).toBe(ids.opera);
      expect(others).toEqual([]);
      expect(told(first).at(-1)).toMatch(/^commentaire: /);
      expect(await listed(dc, asked)).toEqual([ids.opera]);
    },
  );

  it('shows the matching words of the comment, on one line', async () => {
    const [hit] = await search(dc, 'préparée');
    expect(told(hit)).toEqual([
      'commentaire: Les photos [préparées] sont illisibles, merci d’en envoyer d’autres',
    ]);
  });

  it('learns comments in the background, those of a project being written the next time', async () => {
    const written = await createSearchedProject(site, { dc: 'dc-other', name_projet: 'Le Verrou' });
    const free = await createSearchedProject(site, { dc: 'dc-other', name_projet: 'La Clef' });
    const gone = await createSearchedProject(site, { dc: 'dc-other', name_projet: 'Le Disparu' });
    for (const id of [written, free, gone]) await addComment(site, id, 'Le fronton penche');
    await site.pool.query('delete from projects where id = $1', [gone]);
    expect(await found(siege, 'fronton')).toEqual([]);
    await inTransaction(site.pool, async (tx) => {
      await tx.query('select from project_search where id = $1 for update', [written]);
      await inTransaction(site.pool, learnNewComments);
    });
    expect(await found(siege, 'fronton')).toEqual([free]);
    await inTransaction(site.pool, learnNewComments);
    expect((await found(siege, 'frontons pencher')).sort()).toEqual([written, free].sort());
    const { rows } = await site.pool.query('select from search_new_comments');
    expect(rows).toEqual([]);
  });

  it('ranks the outlet’s name before the rest, and exact matches before typos', async () => {
    expect(await found(siege, 'opéra')).toEqual([ids.elsewhere, ids.opera, ids.zinc]);
    expect(await found(siege, 'café de l’opéra dijon')).toEqual([ids.opera]);
    const near = await createSearchedProject(site, { dc: 'dc-other', name_projet: 'Zing' });
    expect(await found(siege, 'zinc')).toEqual([ids.zinc]);
    await inTransaction(site.pool, learnNewWords);
    expect(await found(siege, 'zinc')).toEqual([ids.zinc, near]);
    // A list contains typo matches only without exact ones.
    expect(await listed(siege, 'zinc')).toEqual([ids.zinc]);
  });

  it('says of each when it comes, once it is printed', async () => {
    const id = await createSearchedProject(site, {
      dc: 'dc-search',
      name_projet: 'La Guinguette Bleue',
      statut: 'Imprimé',
      promised_on: '2049-12-04',
    });
    await inTransaction(site.pool, learnNewWords);
    const hits = await search(dc, 'guinguette bleue');
    expect(hits.map(({ _id, arrivee }) => [_id.$oid, arrivee])).toEqual([
      [id, 'Livraison le 4 décembre 2049'],
    ]);
    expect((await search(dc, 'opera dijon'))[0]?.arrivee).toBeNull();
  });

  it('returns at most as many as requested', async () => {
    expect(await search(siege, 'opera', 2)).toHaveLength(2);
  });
});

describe('scope of a search', () => {
  it('is that of every list', async () => {
    expect(await found(dc, 'opera')).toEqual([ids.opera]);
    expect(await found(dc, 'zinc')).toEqual([]);
    expect(await found(dc, 'flou')).toEqual([]);
    // A draft is not in the agency's scope yet.
    expect(await found(agency, 'aubergade')).toEqual([]);
    expect(await found(agency, 'opera')).toEqual([ids.opera]);
  });

  it('lets a client search their own comments, never others’, nor the agency', async () => {
    const account = await createUser(site.pool, { role: 'client' });
    const id = await createSearchedProject(site, {
      dc: 'dc-search',
      agence: 'agence-search',
      name_projet: 'La Tonnelle',
      client_uid: account.uid,
      entered_client: true,
    });
    await addComment(site, id, 'Le client chipote');
    await addComment(site, id, 'Agrandissez la terrasse', account.name);
    await inTransaction(site.pool, learnNewComments);
    const client = site.as(account.name);
    expect(await found(client, 'tonnelle')).toEqual([id]);
    expect(told((await search(client, 'tonnelle agrandir'))[0])).toEqual([
      'pdv: La [Tonnelle]',
      'commentaire: [Agrandissez] la terrasse',
    ]);
    expect(await listed(client, 'agrandir')).toEqual([id]);
    for (const hidden of ['chipote', 'tonnelle chipote', 'garance', 'opera']) {
      expect(await found(client, hidden)).toEqual([]);
      expect(await listed(client, hidden)).toEqual([]);
    }
    expect(await found(dc, 'chipoter')).toEqual([id]);
    expect((await search(client, 'tonnelle'))[0]?.nomAgence).toBe('');
  });

  it('follows a reassignment immediately, and excludes deleted projects', async () => {
    const id = await createSearchedProject(site, { dc: 'dc-search', name_projet: 'Le Nomade' });
    expect(await found(dc, 'nomade')).toEqual([id]);
    await site.pool.query(`update projects set dc = 'dc-other' where id = $1`, [id]);
    expect(await found(dc, 'nomade')).toEqual([]);
    expect(await found(site.as('dc-other'), 'nomade')).toEqual([id]);
    await site.pool.query(`update projects set name_projet = 'Le Sédentaire' where id = $1`, [id]);
    expect(await found(siege, 'nomade')).toEqual([]);
    expect(await found(siege, 'sedentaire')).toEqual([id]);
    await site.pool.query('update projects set deleted_at = now() where id = $1', [id]);
    expect(await found(siege, 'sedentaire')).toEqual([]);
  });

  it('does not disclose a final price to roles that may not read it', async () => {
    const id = await createSearchedProject(site, { dc: 'dc-search', name_projet: 'Le Tarif' });
    await site.pool.query(
      `insert into project_history (project_id, nature, statut_dep, statut_arr, target, resp, comment, based_on)
       values ($1, 'prix', 'Terminé', 'Terminé', 'prixFinal', 'siege', $2, 1)`,
      [id, 'Prix final\u00a0: 1\u00a0250,50\u00a0€'],
    );
    await inTransaction(site.pool, learnNewComments);
    expect(await found(siege, 'tarif 1250')).toEqual([]);
    expect(await found(siege, 'prix final')).toEqual([]);
  });
});

describe('input', () => {
  it.each(['', '   ', '%', '_', "'", '"', '\\', '& | ! ( ) :*', '-- ;', '’'])(
    'matches nothing for %j',
    async (asked) => {
      expect(await search(siege, asked)).toEqual([]);
      if (asked.trim() !== '') expect(await listed(siege, asked)).toEqual([]);
    },
  );

  it('treats signs as separators, and a pictogram as a word', async () => {
    expect(await found(siege, "l'aubergade' | !noël:*")).toEqual([ids.aubergade]);
    expect(await found(siege, 'pizza 100%')).toEqual([ids.pizza]);
    expect(await found(siege, '🍕')).toEqual([ids.pizza]);
    expect(await found(siege, 'pizz_')).toEqual([]);
  });

  it('accepts 300 characters, refuses more and a NUL', async () => {
    expect(await found(siege, `aubergade ${'x'.repeat(290)}`)).toEqual([]);
    expect(await found(siege, 'noël '.repeat(60))).toEqual([ids.aubergade]);
    expect((await siege.call(searchProjects, { query: { q: 'x'.repeat(301) } })).status).toBe(400);
    expect((await siege.call(searchProjects, { query: { q: 'aub\u0000ergade' } })).status).toBe(400);
    expect((await siege.call(listProjects, { query: { q_recherche: 'aub\u0000ergade' } })).status).toBe(400);
    expect((await site.anonymous.call(searchProjects, { query: { q: 'aubergade' } })).status).toBe(401);
  });

  it('counts what the list contains', async () => {
    const { body } = await dc.call(countProjects, { query: { q_recherche: 'courtepaille' } });
    const total = body.reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe((await listed(dc, 'courtepaille')).length);
    expect(total).toBeGreaterThan(1);
  });
});
