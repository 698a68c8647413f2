import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readCataloguePicture } from './catalogue-pictures.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'installateur', name: 'poseur' });
  await site.pool.query(
    `insert into catalogue_items (list, id, position, data) values
       ('themes', 'second', 1, '{"id":"second","name":"Deuxième"}'), ('themes', 'first', 0, '{"id":"first","name":"Premier"}'),
       ('format', 'other', 0, '{"id":"other"}')`,
  );
});
afterAll(() => site.close());

it('returns the items of one list in order, and 304 while unchanged', async () => {
  const caller = site.as('poseur');
  const answer = await caller.call(readCatalogue, { params: { list: 'themes' } });
  expect(answer.body).toEqual([
    { id: 'first', name: 'Premier' },
    { id: 'second', name: 'Deuxième' },
  ]);
  const again = await caller.call(readCatalogue, {
    params: { list: 'themes' },
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect((await caller.call(readCatalogue, { params: { list: 'cocktails' } })).body).toEqual([]);
});

it('knows no other list, and requires a session', async () => {
  expect((await site.as('poseur').inject({ method: 'GET', url: '/rest/users/data' })).statusCode).toBe(400);
  expect((await site.anonymous.call(readCatalogue, { params: { list: 'themes' } })).status).toBe(401);
});

it('serves the drawings to everybody, as pictures without scripts', async () => {
  const picture = await site.anonymous.inject({ method: 'GET', url: '/catalogue/themes/ardoise.svg' });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toContain('image/svg+xml');
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  expect(picture.payload).toContain('<svg');
  for (const url of [
    '/catalogue/../../package.json',
    '/catalogue/%2e%2e/%2e%2e/package.json',
    '/catalogue/absent.svg',
  ]) {
    expect((await site.anonymous.inject({ method: 'GET', url })).statusCode).toBe(404);
  }
});

it.each([
  ['one that exists', '/catalogue/themes/ardoise.svg', true],
  ['one that does not', '/catalogue/themes/absente.svg', false],
  ['a path out of the folder', '/catalogue/../fonts/a.svg', false],
  ['another file', '/catalogue/themes/ardoise.svg.txt', false],
  ['an address elsewhere', 'https://example.org/catalogue/a.svg', false],
])('resolves for documents %s', async (_, address, found) => {
  expect((await readCataloguePicture(site.files, address)) !== null).toBe(found);
});
