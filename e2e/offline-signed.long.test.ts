import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { wordsOf } from '../packages/server/src/testing/pdf-words.ts';
import * as order from './board-order.ts';
import { ownDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { NewProjectDialog, openBoards } from './new-project-dialog.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { preparedDevice, waitsFor } from './prepared-device.ts';
import { signOnDevice } from './signed-on-device.ts';
import { RANGE } from './submitted-boards.ts';
import { WizardPage } from './wizard-page.ts';

const site = ownDemonstration('offline-signed');

const PALAIS = '3104587';
const BOARDS = /^Créer un projet VAE/;

const MENU = 'Menu simple 3 éléments, PET 50 cl, colas';
const TWICE = { name: 'Midi', solids: { solide1: 'Hot-dog', solide2: 'Donut' }, price: '9' };

/** Two menus, one of them copied, and a range. */
async function fillBoards(wizard: WizardPage, format: string): Promise<void> {
  await order.nameOrder(wizard);
  await order.addBoards(wizard, { 'Menu PET': [MENU, MENU], 'Gamme ou Pricelist': [RANGE] });
  await wizard.next();
  await order.chooseFormats(wizard, [format, format, format]);
  await wizard.next();
  await order.resumeBoards(wizard);
  await order.boardOpened(wizard, 1);
  await order.writeMenu(wizard, 0, { Formule1: TWICE });
  await order.validateBoard(wizard);
  await order.boardOpened(wizard, 2);
  await order.copyFrom(wizard, `${MENU} - 1`);
  await order.validateBoard(wizard);
  await order.boardOpened(wizard, 3);
  await order.endWithRange(wizard, 2);
}

const KINDS = [
  {
    support: 'Boards PVC',
    format: 'Horizontal 60x90cm',
    end: async (wizard: WizardPage) => {
      await order.askPose(wizard);
      await order.deliverToOutlet(wizard);
    },
  },
  { support: 'Caissons Lumineux', format: 'Horizontal 40x60cm', end: order.deliverToOutlet },
  {
    support: 'Digital',
    format: '16:9 horizontal',
    end: async (wizard: WizardPage) => {
      await wizard.at('À qui envoyer la vidéo ?');
      await wizard.field('livraison.video_email').fill('ecran@palais.example');
      await wizard.page.getByRole('button', { name: 'Valider' }).click();
    },
  },
] as const;

it('begins, fills and signs boards, light boxes and a screen without a network, and all leave at the return', async () => {
  const siege = new HttpCaller(site.url);
  await siege.signIn('siege1', 'ardoise-demo');
  await openBoards(siege);
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const { page, context, complaints } = await preparedDevice(site, 'dc1');
  pictureOnFailure(page, 'offline-signed');
  await page.goto('/hors-ligne');
  await page.getByLabel('Numéros d’OUTLET, ou une ville').fill(PALAIS);
  await page.getByRole('button', { name: 'Garder ici' }).click();
  await page.getByText('1\u00a0point de vente gardé ici').waitFor();

  await context.setOffline(true);
  const begin = new NewProjectDialog(page);
  const wizard = new WizardPage(page);
  const ids: string[] = [];
  for (const { support, format, end } of KINDS) {
    await begin.open({ create: BOARDS, support });
    await begin.type(PALAIS);
    await begin.dialog.getByText('Brasserie du Palais').waitFor();
    await begin.beginButton().click();
    ids.push(await begin.createdId());
    await fillBoards(wizard, format);
    await end(wizard);
    await signOnDevice(wizard);
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Relire Brasserie du Palais' }).nth(2).waitFor();

  await context.setOffline(false);
  await expect.poll(() => waitsFor(page), { timeout: 60_000 }).toBe(0);
  for (const id of ids) {
    const project = await dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
    expect(project).toMatchObject({ statut: 'Agence', signatures: [{ horsLigne: {} }, { horsLigne: {} }] });
    expect(project.aRegulariser).toBeUndefined();
    const drawn = await dc.json<{ change: boolean }[]>('GET', `/rest/myplv/projets/${id}/dessins`);
    expect(drawn.map(({ change }) => change)).toEqual([false, false, false]);
    const files = await dc.json<ProjectFile[]>('GET', `/rest/myplv/projets/files/${id}`);
    expect(files.map(({ myplv_file_type: type }) => type)).toEqual(['bon_commande']);
    const form = await dc.send('GET', files[0]?.url ?? '');
    const words = (await wordsOf(Buffer.from(await form.arrayBuffer()))).join(' ');
    expect(words).toContain('Donnée sans réseau, à l’heure de l’appareil');
    expect(words).toContain(project.signatures[0]?.empreinte.slice(0, 8));
  }
  expect(complaints.filter((said) => !said.startsWith('NetworkError'))).toEqual([]);
});
