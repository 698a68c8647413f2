import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { button, sharedInspection } from './inspected-product.ts';
import { kindDraft } from './kind-order.ts';
import { writtenCard } from './written-card.ts';

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

it('is accessible where the text of a card is written', async () => {
  const id = await writtenCard(site);
  const dc = await site.inspectAs('dc1');
  await dc.open(`/chr/photo/${id}/carte`);
  await button(dc.page, /^Cola 33 cl/).click();
  await dc.look('a line with its fields');
  expect(dc.wrong).toEqual([]);
});

it('is accessible where a card is read, its text pasted and its drinks priced', {
  tags: 'long',
}, async () => {
  const id = await writtenCard(site);
  const dc = await site.inspectAs('dc1');
  await dc.open(`/chr/photo/${id}`);
  await dc.open(`/chr/photo/${id}/carte`);
  await button(dc.page, 'Coller une liste').click();
  await dc.lookAtDialog('the text that is pasted');
  await dc.open(`/chr/contenu/gamme/${id}`);
  await button(dc.page, 'Les prix à la suite').click();
  await dc.lookAtDialog('the prices of all drinks');
  expect(dc.wrong).toEqual([]);
});
