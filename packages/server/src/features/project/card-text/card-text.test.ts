import { readCardText, readCardTextFile } from '@ardoise/domain/contract/card-text.ts';
import { createProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardDocx, cardPdf } from '../../../testing/card-documents.ts';
import { createUser } from '../../../testing/factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { createSalesTeam } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const CARD = {
  sections: [
    {
      titre: 'Plats',
      lignes: [
        { nom: 'Entrecôte, frites', detail: 'sauce au poivre', prix: '24,50 €' },
        { nom: 'Huîtres', detail: '', prix: 'selon arrivage' },
      ],
    },
  ],
};

async function read(role: Role, content: Buffer, filename = 'carte.docx') {
  const { name } = await createUser(site.pool, { role });
  return site.as(name).call(readCardText, multipart({}, { name: filename, content }));
}

it('reads a card for those who fill in orders, and for nobody else', async () => {
  const file = await cardDocx(CARD, 'tabs');
  const allowed: readonly Role[] = ['dc', 'agence', 'siege', 'administrator'];
  for (const role of ROLES) {
    const reply = await read(role, file);
    expect([role, reply.status]).toEqual([role, allowed.includes(role) ? 200 : 403]);
    if (!allowed.includes(role)) continue;
    expect(reply.body).toMatchObject({ format: 'docx', sections: CARD.sections });
  }
});

it('stores nothing of it', async () => {
  await read('dc', await cardPdf(CARD, { columns: 1 }), 'carte.pdf');
  const { rows } = await site.pool.query('select count(*)::int as files from files');
  expect(rows[0]).toEqual({ files: 0 });
});

it('refuses a file of more than 25 MB', { tags: 'long' }, async () => {
  const { status, body } = await read('dc', Buffer.alloc(26 * 1024 * 1024), 'carte.pdf');
  expect([status, body]).toMatchObject([413, { code: 'FICHIER_TROP_GROS' }]);
});

it('says of a file without text that it is not read here, and refuses a form without a file', async () => {
  expect((await read('dc', Buffer.from('un fichier quelconque'), 'carte.txt')).body).toEqual({
    sections: [],
    format: null,
    refus: 'illisible',
  });
  const { name } = await createUser(site.pool, { role: 'dc' });
  const refused = await site.as(name).call(readCardText, multipart({ rien: 'ici' }));
  expect(refused.body).toMatchObject({ code: 'REQUETE_INVALIDE' });
});

it('writes the text of an order as a .docx for whoever reads the order, which reads the same again', async () => {
  const { dc } = await createSalesTeam(site.pool);
  const caller = site.as(dc.name);
  const made = await caller.call(createProject, { body: { type: 'Carte Brasserie' } });
  const params = { id: made.body._id.$oid };
  expect((await caller.call(readCardTextFile, { params })).status).toBe(404);
  const lignes = [
    { entree: 'a', section: 's', nom: 'Entrecôte, frites', detail: 'sauce au poivre', prix: '24,50 €' },
    { entree: 'b', section: 's', nom: 'Cola', volume: '33 cl', prix: '3,90 €' },
  ];
  const texteCarte = { sections: [{ entree: 's', titre: 'Plats' }], lignes };
  await caller.call(saveProject, { params, body: { version: 1, texteCarte } });
  const { bytes } = await caller.call(readCardTextFile, { params });
  expect((await read('dc', bytes)).body).toMatchObject({
    sections: [{ titre: 'Plats', lignes: lignes.map(({ entree: _id, section: _section, ...line }) => line) }],
  });
  const stranger = await createUser(site.pool, { role: 'dc' });
  expect((await site.as(stranger.name).call(readCardTextFile, { params })).status).toBe(404);
});
