import { createProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { readQrCode, readQrCodePicture, scanQrCode } from '@ardoise/domain/contract/qr-codes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { createUser } from '../../../testing/factories.ts';
import { completeChrDocument, createSalesTeam } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ensureQrCode } from './qr-codes.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function projectWithCode(nomPDV = 'Brasserie du Palais') {
  const { dc, agence } = await createSalesTeam(site.pool);
  const caller = site.as(dc.name);
  const created = await caller.call(createProject, {
    body: { type: 'Carte Brasserie', quotaConfirme: true },
  });
  const id = created.body._id.$oid;
  const document = completeChrDocument(agence.mail);
  const saved = await caller.call(saveProject, {
    params: { id },
    body: { ...document, pdv: { ...document.pdv, nomPDV }, version: 1 },
  });
  expect(saved.status).toBe(200);
  const { body } = await caller.call(readQrCode, { params: { id } });
  return { caller, id, address: body.extra.qrcodeUrl, code: body.extra.qrcodeUrl.split('/').at(-1) ?? '' };
}

describe('the code of a project', () => {
  it('is created with QR oui, is short, and does not change', async () => {
    const { caller, id, address, code } = await projectWithCode();
    expect(address).toBe(`http://localhost:3000/q/${code}`);
    expect(code).toMatch(/^[2-9a-z]{10}$/);
    await inTransaction(site.pool, (tx) => ensureQrCode(tx, id));
    const again = await caller.call(readQrCode, { params: { id } });
    expect(again.body).toEqual({
      ...{ type: null, url: null, filename: null, bannerName: null, bannerTimer: null, banner: null },
      extra: { qrcodeUrl: address },
    });
  });

  it('does not exist without it, nor out of scope', async () => {
    const { dc } = await createSalesTeam(site.pool);
    const bare = await site
      .as(dc.name)
      .call(createProject, { body: { type: 'Carte Brasserie', quotaConfirme: true } });
    expect((await site.as(dc.name).call(readQrCode, { params: { id: bare.body._id.$oid } })).status).toBe(
      404,
    );
    const { id } = await projectWithCode();
    const stranger = await createUser(site.pool, { role: 'dc' });
    expect((await site.as(stranger.name).call(readQrCode, { params: { id } })).status).toBe(404);
    const picture = { params: { id, format: 'svg' as const } };
    expect((await site.as(stranger.name).call(readQrCodePicture, picture)).status).toBe(404);
  });

  it('is rendered as SVG, and as a PNG large enough to print', async () => {
    const { caller, id } = await projectWithCode();
    const svg = await caller.call(readQrCodePicture, { params: { id, format: 'svg' } });
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    expect(svg.bytes.toString()).toMatch(/^<svg[^>]+viewBox/);
    const png = await caller.call(readQrCodePicture, { params: { id, format: 'png' } });
    const { format, width = 0 } = await sharp(png.bytes).metadata();
    expect(format).toBe('png');
    expect(width).toBeGreaterThanOrEqual(1100);
    expect(
      (await caller.inject({ method: 'GET', url: `/rest/myplv/qrcodes/${id}/image.exe` })).statusCode,
    ).toBe(400);
  });
});

describe('a scan', () => {
  it('shows only the café’s name, escaped', async () => {
    const { code } = await projectWithCode('<script>alert(1)</script> & Fils');
    const { status, headers, bytes } = await site.anonymous.call(scanQrCode, {
      params: { code: code.toUpperCase() },
    });
    const html = bytes.toString();
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Fils');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('Lacombe');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('redirects to the target URL, http(s) only', async () => {
    const { id, code } = await projectWithCode();
    const target = async (url: string) => {
      await site.pool.query(`update qr_codes set type = 'url', url = $2 where project_id = $1`, [id, url]);
      return site.anonymous.call(scanQrCode, { params: { code } });
    };
    const web = await target('https://brasserie-du-palais.example/carte');
    expect(web.status).toBe(302);
    expect(web.headers.location).toBe('https://brasserie-du-palais.example/carte');
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'nonsense']) {
      const refused = await target(url);
      expect(refused.status).toBe(200);
      expect(refused.headers.location).toBeUndefined();
    }
  });

  it('of an unknown or deleted code displays a message', async () => {
    const { id, code } = await projectWithCode();
    await site.pool.query('update projects set deleted_at = now() where id = $1', [id]);
    for (const scanned of ['inconnu', code]) {
      const page = await site.anonymous.inject({ method: 'GET', url: `/q/${scanned}` });
      expect(page.statusCode).toBe(404);
      expect(page.payload).toContain('Ce QR code n’est pas ou plus en service.');
    }
  });
});
