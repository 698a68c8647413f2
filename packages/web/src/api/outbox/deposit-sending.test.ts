import { afterEach, expect, it, vi } from 'vitest';
import { depositClient, withdrawalClient } from './deposit-sending.ts';
import type { Outcome, Sending } from './sending.ts';

const signed = {
  id: '65f0'.repeat(6),
  kind: 'deposit',
  projectId: '65f1'.repeat(6),
  deposit: { depot: '65f0'.repeat(6) },
} as unknown as Sending;
const HELD: Outcome = { name: 'refused', message: 'menu.png\u00a0: Cette image est illisible.' };

const attempt = { onProgress: () => undefined, signal: new AbortController().signal };
const NOT_FOUND = { code: 'INTROUVABLE', message: 'Cet élément n’existe pas.' };

/** A server that answers each deposit so. */
function answered(status: number, body: object) {
  vi.stubGlobal('fetch', async (url: string | URL | Request) =>
    String(url).includes('/depots/') ? Response.json(body, { status }) : new Response('token'),
  );
}

/** What becomes of what was signed where the server answers its deposit so, and whether it was handed over. */
async function sent(status: number, body: object) {
  answered(status, body);
  const handed: string[] = [];
  const client = depositClient(async (projectId) => {
    handed.push(projectId);
    return HELD;
  });
  return { outcome: await client.send(signed, attempt), handed };
}
afterEach(() => vi.unstubAllGlobals());

it('is handed over where the server does not know its order: what holds it back there is said', async () => {
  const { outcome, handed } = await sent(404, NOT_FOUND);
  expect([outcome, handed]).toEqual([HELD, [signed.projectId]]);
});

it.each([
  ['did not all arrive', [], 'later'],
  ['is malformed', [{ chemin: 'dessins', message: 'Valeur mal formée' }], 'refused'],
])('is not handed over where it %s', async (_, champs, name) => {
  const { outcome, handed } = await sent(400, { code: 'REQUETE_INVALIDE', message: 'Non.', champs });
  expect([outcome.name, handed]).toEqual([name, []]);
});

it('is not taken back where the server does not know its order: the file can still deposit it, and it says so', async () => {
  answered(404, NOT_FOUND);
  const outcome = await withdrawalClient.send({ ...signed, kind: 'withdrawal' }, attempt);
  expect(outcome).toMatchObject({
    name: 'refused',
    message: expect.stringContaining('le fichier exporté peut encore l’y créer'),
  });
});
