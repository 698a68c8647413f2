import { createProject, listProjects, saveProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesTeam } from '../testing/project-factories.ts';
import { connectTo, listenLocally } from '../testing/raw-connection.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await listenLocally(site.app);
});
afterAll(() => site.close());

describe('a body of another type than the call’s', () => {
  const send = async (url: string, contentType: string, payload: string) => {
    const { dc } = await createSalesTeam(site.pool);
    const headers = { 'content-type': contentType, 'sec-fetch-site': 'same-origin' };
    return site.as(dc.name).inject({ method: 'POST', url, headers, payload });
  };
  const FORM = 'application/x-www-form-urlencoded';

  it.each([
    ['/rest/myplv/projets', FORM, 'type=Digital', 415, 'JSON_ATTENDU'],
    ['/rest/myplv/projets', 'multipart/form-data; boundary=x', '--x--\r\n', 415, 'JSON_ATTENDU'],
    ['/rest/myplv/projets', 'application/json', `"${'x'.repeat(3_000_000)}"`, 413, 'REQUETE_TROP_LONGUE'],
    ['/rest/myplv/projets/upload', FORM, 'file=x', 415, 'FICHIER_REFUSE'],
  ])('sent to %s as %s is refused with the right message', async (url, type, payload, status, code) => {
    const reply = await send(url, type, payload);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });
});

describe('a NUL', () => {
  it.each([
    ['/rest/myplv/projets?q_recherche=%00'],
    ['/rest/myplv/projets?q_recherche=caf%C3%A9%00'],
    ['/rest/myplv/sf/pdv/%00'],
    ['/q/%00'],
  ])('in %s is malformed', async (url) => {
    const { dc } = await createSalesTeam(site.pool);
    const answer = await site.as(dc.name).inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'REQUETE_INVALIDE',
      message: 'La demande contient un caractère interdit (NUL).',
    });
  });

  it('in any text of a body is malformed; its escaped name is not', async () => {
    const { dc } = await createSalesTeam(site.pool);
    const caller = site.as(dc.name);
    const { body } = await caller.call(createProject, { body: { type: 'Carte Brasserie' } });
    const save = (ville: string) =>
      caller.call(saveProject, { params: { id: body._id.$oid }, body: { version: 1, pdv: { ville } } });
    expect((await save('Ly\u0000on')).status).toBe(400);
    expect((await save('Ly\\u0000on')).status).toBe(200);
    expect((await save('Ly\ud83con')).status).toBe(400);
    expect((await caller.call(listProjects, { query: { limit: 9 } })).status).toBe(200);
  });
});

describe('the head of a request', () => {
  const HOST = 'host: localhost\r\n';
  const longHeader = `x: ${'y'.repeat(20_000)}\r\n`;

  it.each([
    ['with two hosts', `GET / HTTP/1.1\r\n${HOST}host: ailleurs\r\n\r\n`, 400, 'un seul'],
    ['without a host', 'GET / HTTP/1.1\r\n\r\n', 400, 'Host'],
    ['of HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 400, 'Host'],
    ['of HTTP/0.9', 'GET /\r\n\r\n', 400, 'version'],
    ['that says HTTP/0.9', `GET / HTTP/0.9\r\n${HOST}\r\n`, 400, 'version'],
    ['that is no HTTP', '\u0016\u0003\u0001 bonjour\r\n\r\n', 400, 'mal formée'],
    ['that is too long', `GET / HTTP/1.1\r\n${HOST}${longHeader}\r\n`, 431, 'trop long'],
    [
      'with two lengths',
      `POST / HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\nx`,
      400,
      'mal formée',
    ],
  ])('%s is refused in French', async (_case, sent, status, message) => {
    const connection = await connectTo(site.app);
    connection.socket.write(sent);
    await expect.poll(connection.said).toContain(message);
    connection.socket.destroy();
    expect(connection.said()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(connection.said()).toContain('"code":"REQUETE_INVALIDE"');
  });

  it('of HTTP/1.0 with a host is accepted', async () => {
    const connection = await connectTo(site.app);
    connection.socket.write(`GET /jdrupal/connect HTTP/1.0\r\n${HOST}\r\n`);
    await connection.closed;
    expect(connection.said()).toMatch(/^HTTP\/1\.1 200 /);
  });
});
