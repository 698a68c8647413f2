import { afterAll, beforeAll, expect, it } from 'vitest';
import { HttpCaller } from './http-caller.ts';
import { movesThrough } from './moves-through-breaks.ts';
import { SeveralServers } from './several-servers.ts';

const PROCESSES = 3;
/** Processes killed, and as many stopped, each replaced. */
const ROUNDS = 30;
const OUTLETS = 2_000;

let servers: SeveralServers;
beforeAll(async () => {
  servers = await SeveralServers.start(PROCESSES);
}, 180_000);
afterAll(() => servers?.stop());

async function importOutlets(admin: HttpCaller): Promise<string> {
  const lines = Array.from({ length: OUTLETS }, (_, index) => `${7_000_000 + index};Café ${index};Lyon;Gold`);
  const form = new FormData();
  form.set('zone', 'points-de-vente');
  form.set('liste', '');
  form.set(
    'fichier',
    new File([`nOutlet;Outlet_Name;City__c;Segmentation__c\n${lines.join('\n')}\n`], 'pdv.csv', {
      type: 'text/csv',
    }),
  );
  return (await admin.json<{ id: string }>('POST', '/rest/myplv/imports', form)).id;
}

it(
  `loses no move and mails each once while ${ROUNDS} of ${PROCESSES} processes are killed, and as many stopped`,
  async () => {
    const admin = new HttpCaller(servers.proxy.url);
    await admin.signIn('admin', 'ardoise-demo');
    const imported = await importOutlets(admin);
    await movesThrough(servers, { kills: ROUNDS, patience: 100_000 + ROUNDS * 10_000 }, async (goOn) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await goOn();
        await servers.end(servers.anyProcess(), 'kill');
        await servers.add();
        await goOn();
        const { broken } = servers.proxy;
        await servers.end(servers.anyProcess(), 'stop');
        // Graceful shutdown: a stopping process replies to requests in progress.
        expect(servers.proxy.broken).toBe(broken);
        await servers.add();
      }
    });
    // Judged to the end by another process, if its own was killed.
    const state = () => admin.json<{ etat: string }>('GET', `/rest/myplv/imports/${imported}`);
    await expect.poll(async () => (await state()).etat, { timeout: 60_000 }).toBe('essai');
  },
  200_000 + ROUNDS * 60_000,
);
