import {
  downloadProject,
  printBatchSheet,
  printLot,
  readArchive,
} from '@ardoise/domain/contract/printing.ts';
import { PROJECT_TYPES, type ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createKindDraft, kindOrderIn } from '../../../testing/kind-factories.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** Target of 'Passer en livré' for each printed support, and its counted parts. */
const PRINTED: [ProjectType, { end: string; counted: RegExp; file: RegExp }][] = [
  ['Carte Brasserie', { end: 'Terminé', counted: /\d+ cartes/, file: /\/execution_/ }],
  ['Caissons Lumineux', { end: 'Terminé', counted: /\d+ boards/, file: /\/execution_/ }],
  ['Boards PVC', { end: 'Livré', counted: /\d+ boards/, file: /\/execution_/ }],
  ['Sur Mesure', { end: 'Livré', counted: /\d+ supports?/, file: /\/execution_/ }],
  // Its approved proof is printed.
  ['Direct Agence', { end: 'Terminé', counted: /\d+ cartes/, file: /\/photo_crea_/ }],
];

async function namesAt(caller: Caller, url: string | null): Promise<string[]> {
  const answer = await caller.call(readArchive, { params: { jeton: url?.split('/').at(-1) ?? '' } });
  expect(answer.status).toBe(200);
  return [...readZip(answer.bytes).keys()];
}

it.each(inVolume(PRINTED.slice(0, 1), PRINTED))(
  'prints and delivers %s, with its sheet and its zip',
  async (type, { end, counted, file }) => {
    const { id, siege } = await kindOrderIn(site, type, 'Impression');
    const lot = async (action: 'telecharger' | 'livrer') =>
      (await siege.call(printLot, { body: { ids: [id], action } })).body;
    const early = await lot('livrer');
    expect(early.resultats[0]).toMatchObject({
      fait: false,
      message: "Le statut du projet ne vous permet pas d'en changer.",
    });
    const printed = await lot('telecharger');
    expect(printed.resultats[0]).toMatchObject({ fait: true, statut: 'Imprimé' });
    const names = await namesAt(siege, printed.url);
    expect(names.filter((name) => file.test(name))).toHaveLength(1);
    expect(names).toContainEqual(expect.stringMatching(/\/fiche-impression\.txt$/));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/);
    const sheet = await siege.call(printBatchSheet, { query: { ids: id } });
    expect((await wordsOf(sheet.bytes)).join(' ').replaceAll('\u00a0', ' ')).toMatch(counted);
    expect((await lot('livrer')).resultats[0]).toMatchObject({ fait: true, statut: end });
  },
);

it.each(inVolume<readonly ProjectType[]>(['Boards PVC'], PROJECT_TYPES))(
  'zips %s for all but its dc, and not in Brouillon or Agence',
  { tags: 'long' },
  async (type) => {
    const ask = async (caller: Caller, id: string) =>
      (await caller.call(downloadProject, { params: { id } })).status;
    const draft = await createKindDraft(site, type);
    const present = await kindOrderIn(site, type, 'Agence');
    const done = await kindOrderIn(site, type, 'Terminé');
    expect(await ask(done.caller, done.id)).toBe(403);
    expect(await ask(done.siege, draft.id)).toBe(409);
    expect(await ask(present.agency, present.id)).toBe(409);
    expect(await ask(present.agency, done.id)).toBe(404);
    const { status, body } = await done.agency.call(downloadProject, { params: { id: done.id } });
    expect(status).toBe(200);
    const names = await namesAt(done.agency, body.url);
    expect(names).toContainEqual(expect.stringMatching(/\/bon_commande_/));
  },
);
