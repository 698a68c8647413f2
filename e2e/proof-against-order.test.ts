import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { AgencyPage } from './agency-page.ts';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { CARD_TEXT, creation, finding } from './compared-proof.ts';
import { sharedDemonstration } from './demonstration.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { HttpCaller } from './http-caller.ts';
import { signedOrder } from './signed-order.ts';
import { SAID } from './workflow-steps.ts';

const site = sharedDemonstration();

it('tells the agency what its proof changes, then the delegate, who sends it back as a remark', {
  tags: 'long',
}, async () => {
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const order = await signedOrder(dc, 'Brasserie d’un autre prix', {}, { texteCarte: CARD_TEXT });
  const read = () => dc.json<Project>('GET', `/rest/myplv/projets/${order}`);
  const { version } = await read();
  await dc.json('PUT', `/rest/myplv/projets/${order}/statut/Agence`, { version });

  const studio = await openPerson(site.browser, site.url, WIDTHS.laptop);
  await enter(studio.context, 'agence1');
  const agency = new AgencyPage(studio.page);
  await agency.open(order);
  const prices = { 'Entrecôte 300 g': '26,50 €' };
  await agency.joinProof(await creation('v1.pdf', await read(), prices, ''), 1);
  await studio.page
    .getByRole('heading', { name: 'La version 1 diffère de la commande en 1 endroit' })
    .waitFor();
  await agency.take('Soumettre au DC', SAID['Validation DC']);

  const delegate = await openPerson(site.browser, site.url, WIDTHS.tablet);
  await enter(delegate.context, 'dc1');
  const followUp = new FollowUpPage(delegate.page);
  await followUp.open(order);
  await delegate.page.getByRole('heading', { name: 'Un prix a changé' }).waitFor();
  await finding(delegate.page, 'Entrecôte 300 g').getByText('Personne ne l’a demandé').waitFor();
  const answers = delegate.page.getByRole('group', { name: 'Votre réponse' });
  await answers.getByRole('button', { name: /^Demander des corrections/ }).tap();
  await followUp.dialog().getByRole('checkbox', { name: 'Prix', checked: true }).waitFor();
  await followUp.finish('Demander des corrections', SAID.Agence, { comment: 'Voir ma remarque' });

  await agency.open(order);
  await agency.remark('Entrecôte 300 g : 24,50 € → 26,50 €').waitFor();
  expect([...studio.complaints, ...delegate.complaints]).toEqual([]);
});
