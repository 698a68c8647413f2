import { listDemoMails, readDemoMail, showDemoMail } from '@ardoise/domain/contract/mails.ts';
import { demoAccounts, requestPasswordReset } from '@ardoise/domain/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the mailbox of a demonstration', () => {
  let demo: TestApp;
  beforeAll(async () => {
    demo = await createTestApp({ demo: true });
    await createUser(demo.pool, { role: 'dc', name: 'dc1', mail: 'dc1@ardoise.test' });
    for (let count = 0; count < 2; count += 1) {
      await demo.anonymous.call(requestPasswordReset, { body: { identifiant: 'dc1' } });
    }
  });
  afterAll(() => demo.close());

  it('lists what was sent, newest first', async () => {
    const { body } = await demo.anonymous.call(listDemoMails);
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({
      to: 'dc1@ardoise.test',
      template: 'password-reset',
      subject: 'Votre nouveau mot de passe Ardoise',
    });
    expect(body[0]?.id).toBeGreaterThan(body[1]?.id ?? 0);
  });

  it('shows one, as data and as a page without resources or scripts', async () => {
    const [newest] = (await demo.anonymous.call(listDemoMails)).body;
    const params = { id: String(newest?.id) };
    const { body } = await demo.anonymous.call(readDemoMail, { params });
    expect(body.text).toContain('http://localhost:3000/cms/mot-de-passe/');
    const page = await demo.anonymous.call(showDemoMail, { params });
    expect(page.body).toBe(body.html.replace('<head>', '<head>\n<base target="_blank">'));
    expect(page.body).toContain('<base target="_blank">');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('script');
    expect((await demo.anonymous.call(readDemoMail, { params: { id: '999999' } })).status).toBe(404);
  });

  it('exists together with the listed accounts', async () => {
    const { body } = await demo.anonymous.call(demoAccounts);
    expect(body.password).toBe('ardoise-demo');
    expect(body.accounts).toContainEqual({ name: 'dc1', fullName: 'Camille Ferrand', role: 'dc' });
    expect(body.accounts).toHaveLength(16);
    expect(body.mailbox).toBe(true);
  });
});

describe.each([
  ['outside a demonstration', { demo: false }],
  ['once a mail server is configured', { demo: true, smtpUrl: 'smtp://127.0.0.1:9' }],
])('%s', (_, settings) => {
  it('there is no mailbox', { tags: 'long' }, async () => {
    const site = await createTestApp(settings);
    await createUser(site.pool, { role: 'administrator', name: 'admin' });
    for (const caller of [site.anonymous, site.as('admin')]) {
      expect((await caller.call(listDemoMails)).status).toBe(404);
      expect((await caller.call(readDemoMail, { params: { id: '1' } })).status).toBe(404);
      expect((await caller.call(showDemoMail, { params: { id: '1' } })).status).toBe(404);
      const accounts = await caller.call(demoAccounts);
      expect(accounts.status).toBe(settings.demo ? 200 : 404);
      expect(accounts.body.mailbox).toBe(settings.demo ? false : undefined);
    }
    await site.close();
  });
});
