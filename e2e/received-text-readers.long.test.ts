import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { HttpCaller } from './http-caller.ts';

const site = ownDemonstration('received-text-readers');

it('opens an order whose owner was asked for a text to its printer, who may not read that text', async () => {
  const printer = new HttpCaller(site.url);
  await printer.signIn('imprimeur', 'ardoise-demo');
  const list = '/rest/myplv/projets?q_vue=impression&limit=100';
  const { projets } = await printer.json<{ projets: ProjectRow[] }>('GET', list);
  const read = ({ _id }: ProjectRow) => printer.json<Project>('GET', `/rest/myplv/projets/${_id.$oid}`);
  const asked = (await Promise.all(projets.map(read))).find(
    ({ contenu_fichier_texte: text }) => text?.emailCLient,
  );
  if (asked === undefined) throw new Error('no text was asked of an owner');
  const { page, complaints } = await openPerson(site.browser, site.url, WIDTHS.laptop);
  await enter(page.context(), 'imprimeur');
  await new FollowUpPage(page).open(asked._id.$oid);
  await page.waitForLoadState('networkidle');
  expect(page.url()).toContain(asked._id.$oid);
  expect(complaints).toEqual([]);
});
