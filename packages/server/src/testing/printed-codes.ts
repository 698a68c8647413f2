import { createProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { readQrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { completeChrDocument, createSalesTeam } from './project-factories.ts';
import type { TestApp } from './test-app.ts';

/** A project with a printed code. */
export interface MadeCode {
  id: string;
  code: string;
  dc: string;
  smhf: string;
}

/** A Carte Brasserie delivered on a day (yyyy-MM-dd), with its code for a URL. */
export async function deliveredCode(
  site: TestApp,
  { name, delivered, url = null }: { name: string; delivered: string; url?: string | null },
): Promise<MadeCode> {
  const { dc, agence } = await createSalesTeam(site.pool);
  const caller = site.as(dc.name);
  const created = await caller.call(createProject, {
    body: { type: 'Carte Brasserie', quotaConfirme: true },
  });
  const id = created.body._id.$oid;
  const document = completeChrDocument(agence.mail);
  await caller.call(saveProject, {
    params: { id },
    body: { ...document, pdv: { ...document.pdv, nomPDV: name }, version: 1 },
  });
  const { body } = await caller.call(readQrCode, { params: { id } });
  const code = body.extra.qrcodeUrl.split('/').at(-1) ?? '';
  await site.pool.query(`update projects set statut = 'Livré' where id = $1`, [id]);
  await site.pool.query(
    `insert into project_history (project_id, statut_dep, statut_arr, target, t_creation, resp, based_on)
     values ($1, 'Impression', 'Imprimé', 'Imprimé', $2::date - 3, 'imprimeur', 1), ($1, 'Imprimé', 'Livré', 'Livré', $2::date, 'imprimeur', 2)`,
    [id, delivered],
  );
  await site.pool.query(
    `update qr_codes set type = case when $2::text is null then null else 'url' end, url = $2 where code = $1`,
    [code, url],
  );
  return { id, code, dc: dc.name, smhf: dc.smhf ?? '' };
}
