import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { enter, openPerson } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';

const site = ownDemonstration('head-office-check');
const COMMENT = 'Le logo est coupé en bas à droite.';

it('shows head office who submitted the version and who agreed to it, then its own words above what they withdrew', async () => {
  const siege = new HttpCaller(site.url);
  await siege.signIn('siege1', 'ardoise-demo');
  const list = `/rest/myplv/projets?q_statut=${encodeURIComponent('Validation CCEP')}&limit=100`;
  const { projets } = await siege.json<{ projets: ProjectRow[] }>('GET', list);
  const row = projets.find(({ versionAccord }) => versionAccord !== null);
  const id = row?._id.$oid ?? '';
  const { historique, version } = await siege.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const given = historique.find(({ nature }) => nature === 'accord');
  const sent = historique.find(
    ({ statut_dep, statut_arr }) => statut_dep === 'Agence' && statut_arr !== 'Agence',
  );

  const { page, complaints } = await openPerson(site.browser, site.url, 1180);
  await enter(page.context(), 'siege1');
  await page.goto(`/suivi-projet/${id}`);
  await page.getByText(`Version ${row?.versionCreation}, soumise par ${sent?.nomResp} le `).waitFor();
  const approval = page.getByText(`Accord signé par ${given?.accord?.nom}, `).first();
  await approval.waitFor();
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
  expect(await approval.textContent()).toContain(`le ${day.format(new Date(given?.t_creation ?? ''))}`);

  const target = `/rest/myplv/projets/${id}/statut/Agence`;
  await siege.json('PUT', target, { version, comment: COMMENT });
  await page.reload();
  const lines = page.getByRole('complementary', { name: 'Historique' }).getByRole('listitem');
  await lines.first().getByText(COMMENT).waitFor();
  expect(await lines.nth(1).textContent()).toMatch(/^L’accord du client sur la version \d+ ne vaut plus\./);
  expect(await lines.nth(1).locator('q').count()).toBe(0);
  expect(complaints).toEqual([]);
});
