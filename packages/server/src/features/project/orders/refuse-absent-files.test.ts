import { deleteFile } from '@ardoise/domain/contract/files.ts';
import { readProject, saveProject, signProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { pngFile } from '../../../testing/sample-files.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sendFile } from '../../../testing/workflow-factories.ts';
import { newProjectId } from '../projects/project-id.ts';

let site: TestApp;
let image: string;
let content: Buffer;
beforeAll(async () => {
  site = await createTestApp();
  image = await drawnSignature();
  content = await pngFile(24, 36);
});
afterAll(() => site.close());

type Draft = Awaited<ReturnType<typeof createChrDraft>>;

/** Saves these photos as those of the card, as a device does before it sends them. */
async function saveEntries({ caller, id }: Draft, photos: readonly { photo: string; filename: string }[]) {
  const { version } = (await caller.call(readProject, { params: { id } })).body;
  const contenu = photos.map(({ photo, filename }, rank) => ({
    entree: `p${rank}`,
    photo,
    filename,
    anno: [{ x: 0.5, y: 0.5, texte: 'Prix à revoir' }],
  }));
  const body = { version, contenu_fichier_texte: { hasFichierTexte: 'non' as const }, contenu };
  const saved = await caller.call(saveProject, { params: { id }, body });
  expect(saved.status).toBe(200);
  return saved.body;
}

async function sign({ caller, id }: Draft) {
  const { version } = (await caller.call(readProject, { params: { id } })).body;
  const body = { role: 'client' as const, nom: 'Bertrand Lacombe', qualite: 'Gérant', image, version };
  return caller.call(signProject, { params: { id }, body });
}

const refusal = (message: string | RegExp) => ({
  status: 422,
  body: {
    code: 'GARDE',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    champs: [{ chemin: 'contenu' }],
    etat: { step: 'photo' },
  },
});

it('saves the photos that a device has still to send, and signs once they are here', async () => {
  const draft = await createChrDraft(site);
  const own = [newProjectId(), newProjectId()];
  const saved = await saveEntries(
    draft,
    own.map((photo, rank) => ({ photo, filename: `photo_carte_menu-${rank}_20261120-143205.jpg` })),
  );
  expect(saved.contenu?.map(({ photo }) => photo)).toEqual(own);
  expect(await sign(draft)).toMatchObject(
    refusal(
      '2\u00a0photos ne sont pas encore arrivées\u00a0: l’envoi part de l’appareil dès qu’il a du réseau. À défaut, supprimez de la liste ce qui manque.',
    ),
  );
  const [first = '', second = ''] = own;
  const send = (id: string) =>
    sendFile(draft.caller, draft.id, 'photo_carte', { name: 'menu.png', content }, { id });
  await send(first);
  expect(await sign(draft)).toMatchObject(refusal(/^1\u00a0photo n’est pas encore arrivée\u00a0: /));
  await send(second);
  expect((await sign(draft)).status).toBe(200);
});

it('says fichiers where one of them is no picture, and names what was deleted only once nothing is on its way', async () => {
  const draft = await createChrDraft(site);
  const [sent, coming] = [newProjectId(), newProjectId()];
  const fields = { id: sent };
  const { body: file } = await sendFile(
    draft.caller,
    draft.id,
    'photo_carte',
    { name: 'menu.png', content },
    fields,
  );
  const [first, second] = [
    { photo: sent, filename: file.filename },
    { photo: coming, filename: 'photo_carte_carte_20261120-143205.pdf' },
  ];
  await saveEntries(draft, [first, second]);
  await draft.caller.call(deleteFile, { params: { id: draft.id }, query: { id: sent } });
  expect(await sign(draft)).toMatchObject(refusal(/^1\u00a0fichier n’est pas encore arrivé\u00a0: /));
  await saveEntries(draft, [first]);
  expect(await sign(draft)).toMatchObject(refusal(/^«\u00a0Photo 1, menu.png\u00a0» n’est plus parmi/));
});

it('counts as lost, not as on its way, what is no id of a file', async () => {
  const draft = await createChrDraft(site);
  await saveEntries(draft, [{ photo: 'x', filename: 'menu.png' }]);
  expect(await sign(draft)).toMatchObject(refusal(/n’est plus parmi/));
});
