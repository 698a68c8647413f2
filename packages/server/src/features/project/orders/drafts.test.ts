import {
  countProjects,
  createProject,
  deleteProject,
  listProjects,
  type ProjectPage,
  readProject,
  restoreProject,
  saveProject,
} from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { completeChrDocument, createSalesTeam, giveQuota } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function newDraft() {
  const team = await createSalesTeam(site.pool);
  const dc = site.as(team.dc.name);
  const created = await dc.call(createProject, { body: { type: 'Carte Brasserie' } });
  expect(created.status).toBe(201);
  return { ...team, caller: dc, id: created.body._id.$oid, first: created.body.nextState };
}

describe('a new Carte Brasserie', () => {
  it('begins at the first step, in Brouillon, with the default formula', async () => {
    const { caller, id, first } = await newDraft();
    expect(first).toBe('info-pdv');
    const { body } = await caller.call(readProject, { params: { id } });
    expect(body).toMatchObject({ statut: 'Brouillon', typeProjet: 'CHR', version: 1, nb_ar_agence: 0 });
    expect(body.infopdv?.formules?.[0]).toMatchObject({ nomFormule: 'Formule Déjeuner', tarifFormule: '13' });
    expect(body.eligibleQuota).toBeUndefined();
  });

  it('is refused in place of boards while they are suspended', async () => {
    const { dc } = await createSalesTeam(site.pool);
    const refused = await site.as(dc.name).call(createProject, { body: { type: 'Boards PVC' } });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'VAE_SUSPENDUE',
      message: 'La création de projets VAE est suspendue pour le moment',
    });
  });

  it('needs an SMHF', async () => {
    const alone = await createUser(site.pool, { role: 'dc', smhf: null });
    const refused = await site.as(alone.name).call(createProject, { body: { type: 'Carte Brasserie' } });
    expect(refused.body).toMatchObject({
      code: 'SANS_SMHF',
      message: "Vous n'êtes pas associé à un SMHF. La création du projet est impossible",
    });
  });

  it('requires confirmation for a low quota, and is refused when none is left', async () => {
    const { dc } = await createSalesTeam(site.pool, 3);
    const caller = site.as(dc.name);
    const asked = await caller.call(createProject, { body: { type: 'Carte Brasserie' } });
    expect(asked.body).toMatchObject({
      code: 'QUOTA_A_CONFIRMER',
      message: 'Attention, quota restant faible : 3',
    });
    expect(
      (await caller.call(createProject, { body: { type: 'Carte Brasserie', quotaConfirme: true } })).status,
    ).toBe(201);
    await giveQuota(site.pool, dc.smhf ?? '', 'CHR', 0);
    const refused = await caller.call(createProject, {
      body: { type: 'Carte Brasserie', quotaConfirme: true },
    });
    expect(refused.body).toMatchObject({ code: 'QUOTA' });
  });

  it('is created by an administrator for the dc they name, and by nobody else', async () => {
    const { dc } = await createSalesTeam(site.pool);
    const admin = await createUser(site.pool, { role: 'administrator' });
    const siege = await createUser(site.pool, { role: 'siege' });
    const made = await site
      .as(admin.name)
      .call(createProject, { body: { type: 'Carte Brasserie', dc: dc.name } });
    expect((await site.as(dc.name).call(readProject, { params: { id: made.body._id.$oid } })).body.dc).toBe(
      dc.name,
    );
    expect(
      (await site.as(admin.name).call(createProject, { body: { type: 'Carte Brasserie', dc: siege.name } }))
        .status,
    ).toBe(422);
    expect(
      (await site.as(siege.name).call(createProject, { body: { type: 'Carte Brasserie', dc: dc.name } }))
        .status,
    ).toBe(403);
  });
});

describe('saving a draft', () => {
  it('updates the parts sent, keeps the others, and derives name, number, medal and agency', async () => {
    const { caller, id, agence } = await newDraft();
    const document = completeChrDocument(agence.mail);
    const saved = await caller.call(saveProject, {
      params: { id },
      body: { ...document, version: 1, nextState: 'photo' },
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      version: 2,
      nameProjet: 'Brasserie du Palais',
      ville: 'Bordeaux',
      agence: agence.name,
      nextState: 'photo',
    });
    expect(saved.body.numProjet).toMatch(/^3104587_\d{4}_\d{2}_\d{2}$/);
    expect(saved.body.pdv?.medaillePDV).toBe('Gold');
    const second = await caller.call(saveProject, {
      params: { id },
      body: { version: 2, autresInfos: { nomPdv: 'Le Palais', logoClient: 'oui' } },
    });
    expect(second.body.infocarte?.impression).toBe('carte_qrcode');
    expect(second.body.autresInfos?.nomPdv).toBe('Le Palais');
  });

  it('folds control characters of one-line texts, keeps lines, and leaves what is stored as it is', async () => {
    const { caller, id } = await newDraft();
    const lines = { nomPDV: 'Café\r\nBcc: x@y.example', adresse: '8,\true\u2028Fine', comment: 'un\ndeux' };
    const send = async (version: number, pdv: Record<string, string>) =>
      (await caller.call(saveProject, { params: { id }, body: { version, pdv } })).body;
    const folded = { nomPDV: 'Café Bcc: x@y.example', adresse: '8, rue Fine', comment: 'un\ndeux' };
    const { pdv, nameProjet } = await send(1, lines);
    expect([pdv, nameProjet]).toMatchObject([folded, folded.nomPDV]);
    // As an older version stored it, perhaps under a signature.
    await site.pool.query(
      `update projects set doc = jsonb_set(doc::jsonb, '{pdv,nomPDV}', $2) where id = $1`,
      [id, JSON.stringify(lines.nomPDV)],
    );
    expect((await send(2, { ...lines, ville: 'Pau' })).pdv).toMatchObject({
      ...folded,
      nomPDV: lines.nomPDV,
      ville: 'Pau',
    });
  });

  it('stores rich text as it was read, without what is no mark of it', async () => {
    const { caller, id } = await newDraft();
    const send = async (version: number, briefPDA: string) =>
      (await caller.call(saveProject, { params: { id }, body: { version, briefPDA } })).body.briefPDA;
    const sent =
      '<p onclick="x()">Une <b>carte</b><script>x()</script> <a href="javascript:x()">ici</a></p><img src=x onerror=x()>';
    expect(await send(1, sent)).toBe('<p>Une <strong>carte</strong> ici</p>');
    expect(await send(2, '<img src=x onerror=x()>')).not.toContain('<img');
    expect(await send(3, 'Une terrasse & un bar')).toBe('Une terrasse & un bar');
    const signed = '<p>Une <b>terrasse</b></p>';
    await site.pool.query(`update projects set doc = jsonb_set(doc::jsonb, '{briefPDA}', $2) where id = $1`, [
      id,
      JSON.stringify(signed),
    ]);
    expect(await send(4, signed)).toBe(signed);
  });

  it('ignores a medal in the request', async () => {
    const { caller, id } = await newDraft();
    const saved = await caller.call(saveProject, {
      params: { id },
      body: { version: 1, pdv: { nOutlet: 'inconnu', medaillePDV: 'Platinum' } },
    });
    expect(saved.body.pdv?.medaillePDV).toBeUndefined();
  });

  it('returns a version conflict with the present project and changes nothing', async () => {
    const { caller, id } = await newDraft();
    await caller.call(saveProject, { params: { id }, body: { version: 1, pdv: { ville: 'Lyon' } } });
    const stale = await caller.call(saveProject, {
      params: { id },
      body: { version: 1, pdv: { ville: 'Lille' } },
    });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'VERSION', etat: { version: 2, pdv: { ville: 'Lyon' } } });
    expect((await caller.call(readProject, { params: { id } })).body.pdv?.ville).toBe('Lyon');
  });

  it('accepts exactly one of twenty concurrent writers of the same version', async () => {
    const { caller, id } = await newDraft();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        caller.call(saveProject, { params: { id }, body: { version: 1, pdv: { ville: `Ville ${index}` } } }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
  });

  it.each([
    ['an unknown field', { pdv: { inconnu: 'x' } }],
    ['a number for a text', { pdv: { ville: 3 } }],
    ['2,001 characters', { pdv: { ville: 'x'.repeat(2001) } }],
    ['2,001 characters of rich text', { briefPSM: `<p>${'x'.repeat(2001)}</p>` }],
    ['more than 20,000 stored characters', { briefPDA: '<p></p>'.repeat(3000) }],
    ['a NUL', { pdv: { ville: 'a\u0000b' } }],
    ['an array for an object', { pdv: [] }],
  ])('refuses %s as malformed', async (_what, parts) => {
    const { caller, id } = await newDraft();
    const refused = await caller.call(saveProject, { params: { id }, body: { version: 1, ...parts } });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'REQUETE_INVALIDE', message: expect.stringMatching(/[éèà]/) });
  });

  it.each([
    [{ briefPDA: `<p>${'x'.repeat(2001)}</p>` }, 'body.briefPDA', 'Brief : 2 000 caractères au plus.'],
    [{ briefPDA: '<p></p>'.repeat(3000) }, 'body.briefPDA', 'Brief : 20 000 caractères au plus.'],
    [
      { supports: [{ creation: `<p>${'x'.repeat(2001)}</p>` }] },
      'body.supports.0.creation',
      'Support 1, ce qu’il faut créer : 2 000 caractères au plus.',
    ],
    [{ pdv: { ville: 'x'.repeat(2001) } }, 'body.pdv.ville', 'Ville : 2 000 caractères au plus.'],
    [{ pdv: { ville: 'x'.repeat(2001), inconnu: '' } }, 'body.pdv.ville', 'La demande est mal formée.'],
  ])('names the field of a text that is too long: %#', async (parts, chemin, message) => {
    const { caller, id } = await newDraft();
    const { body } = await caller.call(saveProject, { params: { id }, body: { version: 1, ...parts } });
    const said = JSON.parse(JSON.stringify(body).replace(/[\u00a0\u202f]/g, ' ')) as typeof body;
    expect(said).toMatchObject({ code: 'REQUETE_INVALIDE', message });
    expect(said).toHaveProperty('champs.0.chemin', chemin);
    expect(said).toHaveProperty(
      'champs.0.message',
      expect.stringMatching(/ : (2|20) 000 caractères au plus\.$/),
    );
  });

  it('refuses a next step that is too long to be one', async () => {
    const { caller, id } = await newDraft();
    const refused = await caller.call(saveProject, {
      params: { id },
      body: { version: 1, nextState: 'x'.repeat(5000) },
    });
    expect(refused.status).toBe(400);
    expect((await caller.call(readProject, { params: { id } })).body.nextState).toBe('info-pdv');
  });

  it('accepts a name of 300 characters with emoji and truncates the project’s to 50', async () => {
    const { caller, id } = await newDraft();
    const saved = await caller.call(saveProject, {
      params: { id },
      body: { version: 1, pdv: { nomPDV: '🍺'.repeat(150) } },
    });
    expect([...saved.body.nameProjet]).toHaveLength(50);
    expect(saved.body.pdv?.nomPDV).toBe('🍺'.repeat(150));
  });

  it('is out of scope for another dc, and in Brouillon for the agency', async () => {
    const { id, agence, caller } = await newDraft();
    await caller.call(saveProject, {
      params: { id },
      body: { ...completeChrDocument(agence.mail), version: 1 },
    });
    const other = await createUser(site.pool, { role: 'dc' });
    expect((await site.as(other.name).call(readProject, { params: { id } })).status).toBe(404);
    expect(
      (await site.as(other.name).call(saveProject, { params: { id }, body: { version: 2 } })).status,
    ).toBe(404);
    expect((await site.as(agence.name).call(readProject, { params: { id } })).status).toBe(404);
  });
});

describe('lists and counts', () => {
  it('paginates the scope by keyset, without gaps or duplicates', async () => {
    const { dc } = await createSalesTeam(site.pool);
    const caller = site.as(dc.name);
    for (let made = 0; made < 12; made += 1)
      await caller.call(createProject, { body: { type: 'Carte Brasserie' } });
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: { body: unknown } = await caller.call(listProjects, {
        query: { limit: 5, ...(after ? { after } : {}) },
      });
      const { projets, suivant } = page.body as ProjectPage;
      seen.push(...projets.map((row) => row._id.$oid));
      after = suivant;
    }
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBe(12);
    expect((await caller.call(countProjects, {})).body).toEqual([{ _id: 'Brouillon', count: 12 }]);
    expect((await caller.call(listProjects, {})).body).toHaveLength(12);
  });

  it('refuses a malformed cursor', async () => {
    const { dc } = await createSalesTeam(site.pool);
    expect(
      (await site.as(dc.name).call(listProjects, { query: { limit: 9, after: 'n’importe quoi' } })).status,
    ).toBe(400);
  });

  it('hides deleted projects, and lets head office restore them', async () => {
    const { caller, id } = await newDraft();
    const siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
    expect((await caller.call(deleteProject, { params: { id } })).status).toBe(204);
    expect((await caller.call(readProject, { params: { id } })).status).toBe(404);
    expect((await caller.call(restoreProject, { params: { id } })).status).toBe(403);
    const deleted = await siege.call(listProjects, { query: { q_supprimes: '1', limit: 100 } });
    expect(JSON.stringify(deleted.body)).toContain(id);
    expect((await siege.call(restoreProject, { params: { id } })).status).toBe(200);
    expect((await caller.call(readProject, { params: { id } })).status).toBe(200);
  });
});
