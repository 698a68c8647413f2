import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { button, sharedInspection } from './inspected-product.ts';
import { kindDraft } from './kind-order.ts';

const site = sharedInspection();

it('is accessible on the steps of boards', { tags: 'long' }, async () => {
  const caller = await site.callerOf('dc1');
  const blank = { nomFormule: '', prixformule: '' };
  const id = await kindDraft(caller, 'Boards PVC', ({ boards: [menu, ...others] = [], ...document }) => ({
    ...document,
    boards: [{ ...menu, brief: { menus: { Formule1: blank } } }, ...others],
  }));
  const { boards = [] } = await caller.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const dc = await site.inspectAs('dc1');
  await dc.open(`/vae/creation/choix-boards/${id}`);
  await button(dc.page, /^Supprimer Menu|^Vos boards/).click();
  await dc.lookAtDialog('the boards so far, or the deletion of one');
  await dc.open(`/vae/creation/format/${id}`);
  await dc.open(`/vae/contenu/boards/${id}`);
  await dc.open(`/vae/contenu/boards/${id}/${boards[0]?.entree}`);
  await button(dc.page, 'Valider ce board').click();
  await dc.page.locator('.error-summary').waitFor();
  await dc.look('the refused board');
  await dc.page.goto(`/vae/contenu/gamme-boissons/${id}/${boards[1]?.entree}`);
  await dc.lookAtDialog('the drinks at a price');
  await dc.open(`/vae/livraison/${id}`);
  expect(dc.wrong).toEqual([]);
});
