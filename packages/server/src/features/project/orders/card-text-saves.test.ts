import { isDeepStrictEqual } from 'node:util';
import { cardChanges } from '@ardoise/domain/card-text/card-changes.ts';
import { createProject, readProject, saveProject, signProject } from '@ardoise/domain/contract/projects.ts';
import { chrDocket } from '@ardoise/domain/kinds/chr/docket.ts';
import type { CardText } from '@ardoise/domain/projects/card-text.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createSalesTeam } from '../../../testing/project-factories.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const TEXT: CardText = {
  sections: [
    { entree: 's1', titre: 'Entrées' },
    { entree: 's2', titre: 'Plats' },
  ],
  lignes: [
    { entree: 'l1', section: 's1', nom: 'Œuf mayonnaise', prix: '6,50 €' },
    { entree: 'l2', section: 's2', nom: 'Entrecôte', detail: 'sauce au poivre', prix: '24,50 €' },
  ],
};

async function orderWithText(texteCarte: CardText = TEXT) {
  const { dc } = await createSalesTeam(site.pool);
  const caller = site.as(dc.name);
  const made = await caller.call(createProject, { body: { type: 'Carte Brasserie' } });
  const params = { id: made.body._id.$oid };
  const saved = await caller.call(saveProject, { params, body: { version: 1, texteCarte } });
  const save = (body: object, version = 2) =>
    caller.call(saveProject, { params, body: { version, ...body } });
  return { caller, params, saved, save };
}

describe('the text of a card', () => {
  it('is stored whole, without the lines that nobody wrote', async () => {
    const { saved, caller, params } = await orderWithText({
      ...TEXT,
      lignes: [...(TEXT.lignes ?? []), { entree: 'l3', section: 's1', detail: 'en attente' }],
    });
    expect(saved.body.texteCarte).toEqual(TEXT);
    expect((await caller.call(readProject, { params })).body.texteCarte).toEqual(TEXT);
  });

  it('is saved by its changed lines: one letter of 600 is less than 2 KB', async () => {
    const lignes = Array.from({ length: 600 }, (_, rank) => ({
      entree: `l${rank}`,
      section: 's1',
      nom: `Plat numéro ${rank}`,
      detail: 'frites maison, salade',
      prix: '12,50 €',
    }));
    const before = { texteCarte: { ...TEXT, lignes } };
    const after = {
      texteCarte: {
        ...TEXT,
        lignes: lignes.with(300, {
          ...lignes[300],
          entree: 'l300',
          section: 's1',
          nom: 'Plat numéro 3000',
          detail: '',
          prix: '13 €',
        }),
      },
    };
    const { save } = await orderWithText(before.texteCarte);
    const changementsCarte = cardChanges(before, after, isDeepStrictEqual);
    expect(JSON.stringify({ version: 2, changementsCarte }).length).toBeLessThan(2048);
    const saved = await save({ changementsCarte });
    expect(saved.body.texteCarte?.lignes?.[300]).toEqual(after.texteCarte.lignes[300]);
    expect(saved.body.texteCarte?.lignes).toHaveLength(600);
  });

  it('keeps what is known of its reading beside it, and drops it with its line', async () => {
    const { save } = await orderWithText();
    const lecture = {
      ecrites: [{ entree: 'l1', lu: { page: 1, ligne: 3, texte: 'Œuf … 6,50' }, aVerifier: 'sans prix' }],
    };
    const read = await save({ changementsCarte: { lecture, origine: { type: 'colle' } } });
    expect(read.body.lectureCarte).toEqual({ origine: { type: 'colle' }, lignes: lecture.ecrites });
    const removed = await save({ changementsCarte: { lignes: { retirees: ['l1'] } } }, 3);
    expect(removed.body.texteCarte?.lignes?.map(({ entree }) => entree)).toEqual(['l2']);
    expect(removed.body.lectureCarte?.lignes).toEqual([]);
  });

  it('keeps the prices of the drinks that are chosen, and of no other', async () => {
    const { save } = await orderWithText();
    const infocarte = { boissons: { Colas: { cola: { id: 'cola', name: 'Cola', format: '33 cl' } } } };
    const boissons = [
      { cle: 'cola', prix: '3,90 €' },
      { cle: 'eau', prix: '4 €' },
    ];
    const saved = await save({ infocarte, changementsCarte: { boissons: { ecrites: boissons } } });
    expect(saved.body.texteCarte?.boissons).toEqual([boissons[0]]);
  });

  it.each([
    [
      'characters',
      {
        sections: { retirees: ['s1', 's2'] },
        lignes: {
          retirees: ['l1', 'l2'],
          ecrites: Array.from({ length: 200 }, (_, rank) => ({
            entree: `n${rank}`,
            nom: 'x'.repeat(200),
            detail: 'y'.repeat(101),
          })),
        },
      },
      'La carte est trop longue : 200 caractères de trop',
    ],
    [
      'sections',
      {
        sections: {
          ecrites: Array.from({ length: 60 }, (_, rank) => ({ entree: `n${rank}`, titre: 'Plats' })),
        },
      },
      'Une carte tient 60 sections : 2 de trop.',
    ],
    [
      'lines',
      {
        lignes: { ecrites: Array.from({ length: 600 }, (_, rank) => ({ entree: `n${rank}`, nom: 'Plat' })) },
      },
      'Une carte tient 600 lignes : 2 de trop.',
    ],
  ])('is refused with too many %s', async (_what, changementsCarte, message) => {
    const { save, caller, params } = await orderWithText();
    const refused = await save({ changementsCarte });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body).replaceAll('\u00a0', ' ')).toContain(message);
    expect((await caller.call(readProject, { params })).body.texteCarte).toEqual(TEXT);
  });

  it('is refused with a text that is too long', async () => {
    const { save } = await orderWithText();
    const long = { entree: 'l1', section: 's1', nom: 'x'.repeat(201) };
    const refused = await save({ changementsCarte: { lignes: { ecrites: [long] } } });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'REQUETE_INVALIDE' });
  });
});

it('keeps what nobody had checked when the client signed, for the agency to see', async () => {
  const { caller, id } = await createChrDraft(site, (document) => ({
    ...document,
    contenu_fichier_texte: { hasFichierTexte: 'non' },
    texteCarte: TEXT,
    lectureCarte: {
      lignes: [
        { entree: 'l1', aVerifier: 'prix loin' },
        { entree: 'l2', aVerifier: 'deux prix', vu: true },
      ],
    },
  }));
  const params = { id };
  const { version } = (await caller.call(readProject, { params })).body;
  const body = {
    role: 'client' as const,
    nom: 'Bertrand',
    qualite: 'Gérant',
    image: await drawnSignature(),
    version,
  };
  const signed = await caller.call(signProject, { params, body });
  expect(signed.body.lectureCarte?.lignes).toEqual([
    { entree: 'l1', aVerifier: 'prix loin', aLaSignature: true },
    { entree: 'l2', aVerifier: 'deux prix', vu: true },
  ]);
  expect(chrDocket(signed.body).lines).toContainEqual({
    label: 'À vérifier à la signature',
    value: 'Œuf mayonnaise',
  });
  // A look after the signature voids nothing, and what was left then stays said.
  const vu = { entree: 'l1', aVerifier: 'prix loin', vu: true, aLaSignature: true };
  const seen = await caller.call(saveProject, {
    params,
    body: { version: signed.body.version, changementsCarte: { lecture: { ecrites: [vu] } } },
  });
  expect(seen.body.signatures).toHaveLength(1);
});
