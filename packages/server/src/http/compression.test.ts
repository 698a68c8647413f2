import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { listProjects } from '@ardoise/domain/contract/projects.ts';
import { connect } from '@ardoise/domain/contract/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { submittedOrder } from '../testing/workflow-factories.ts';

let site: TestApp;
let cookie: string;
beforeAll(async () => {
  site = await createTestApp();
  const orders = [];
  for (let count = 0; count < 6; count += 1) orders.push(await submittedOrder(site));
  cookie = (await orders[0]?.siege.credentials())?.cookie ?? '';
});
afterAll(() => site.close());

function read(path: string, encodings?: string) {
  const accepted = encodings === undefined ? {} : { 'accept-encoding': encodings };
  return site.inject({ url: path, headers: { cookie, ...accepted } });
}

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ['br;q=0.5', 'br', brotliDecompressSync],
])('compresses a list for a client that accepts %s by %s', async (accepted, encoding, decompress) => {
  const plain = await read(listProjects.path);
  const { headers, rawPayload } = await read(listProjects.path, accepted);
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  expect(decompress(rawPayload).toString()).toBe(plain.payload);
  expect(rawPayload.length).toBeLessThan(plain.payload.length / 3);
});

it.each([undefined, 'identity', 'br;q=0, gzip;q=0.0', 'deflate'])(
  'leaves a list as it is for a client that accepts %s',
  async (accepted) => {
    const { headers, payload } = await read(listProjects.path, accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(payload)).toHaveLength(6);
  },
);

it('leaves a short reply as it is', async () => {
  const { headers } = await read(connect.path, 'br');
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
});
