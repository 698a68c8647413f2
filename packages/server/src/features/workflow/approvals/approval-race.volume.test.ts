import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { approveProof } from '@ardoise/domain/contract/approvals.ts';
import { listProofs } from '@ardoise/domain/contract/creations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { LinkClient } from '../../../testing/link-client.ts';
import { approvalToken } from '../../../testing/mailed-token.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import {
  askMove,
  joinProof,
  type Order,
  orderShownToClient,
  readOrder,
} from '../../../testing/workflow-factories.ts';
import { renewProof } from '../../project/documents/proofs/renew-proof.ts';
import { lockLinkedProject } from '../../project/links/linked-project.repository.ts';
import { newProjectId } from '../../project/projects/project-id.ts';

/** Each lead twice. */
const EVERY_ROUND = [...Array(12).keys()];
/** The shortest lead and a long one in `npm test`. */
const ROUNDS = inVolume([0, 5], EVERY_ROUND);

let site: TestApp;
let image: string;
beforeAll(async () => {
  site = await createTestApp({ trustProxy: true });
  image = await drawnSignature();
});
afterAll(() => site.close());

type ShownOrder = Awaited<ReturnType<typeof orderShownToClient>>;

interface Kept {
  version: number;
  hash: string;
  files: string[];
  withdrawn: boolean;
}

/** Every approval, with its stored hash and those of the files of its version. */
async function approvalsOf(id: string): Promise<Kept[]> {
  const { rows } = await site.pool.query<Kept>(
    `select a.version, encode(a.hash, 'hex') as hash, a.withdrawn_at is not null as withdrawn,
       array(select encode(f.sha256, 'hex') from proof_files pf join files f on f.id = pf.file_id
             where pf.project_id = a.project_id and pf.version = a.version order by 1) as files
     from approvals a where project_id = $1 order by id`,
    [id],
  );
  return rows;
}

const hashOf = (files: readonly string[]) =>
  createHash('sha256')
    .update([...files].sort().join('\n'))
    .digest('hex');

/** Delay in ms before the proof is returned: from none to well after the client's signature. */
const LEADS = [0, 60, 120, 200, 300, 800];

/** What a signer saw, and the response. */
interface Signed {
  version: number;
  empreinte: string;
}

/** A client who opens, waits and signs the displayed version, until the link has ended. */
async function clientSigns(token: string, hesitation: number): Promise<Signed[]> {
  const client = new LinkClient(site, image);
  const signed: Signed[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { status, body } = await client.open(token);
    if (status !== 200) break;
    await wait(hesitation);
    const answer = await client.approve(token, client.given(body.version));
    expect([200, 409, 410]).toContain(answer.status);
    if (answer.status === 200) signed.push(body);
  }
  return signed;
}

/** The same face to face: the delegate's tablet shows the current proof. */
async function tabletSigns({ caller, id }: Order, hesitation: number): Promise<Signed[]> {
  const { body } = await caller.call(listProofs, { params: { id } });
  const shown = body.find(({ actuelle }) => actuelle);
  if (shown === undefined) return [];
  await wait(hesitation);
  const given = { version: shown.version, nom: 'Bertrand Lacombe', qualite: 'Gérant', image };
  const { status } = await caller.call(approveProof, { params: { id }, body: given });
  expect([200, 409]).toContain(status);
  return status === 200 ? [shown] : [];
}

/** Concurrently it is returned, replaced, and displayed again. */
async function replaced(order: Order, round: number): Promise<Signed[]> {
  await wait(LEADS[round % LEADS.length]);
  const back = await askMove(order.siege, order.id, 'Agence', { comment: 'Agrandir les prix' });
  if (back.status !== 200) return [];
  await joinProof(order, `bat-${round}.pdf`, { replace: true });
  const again = await askMove(order.agency, order.id, 'Validation Client');
  if (again.status !== 200) return [];
  return clientSigns(await approvalToken(site, order), 0);
}

it('a client who signs while the proof is returned and replaced approves what they saw, or nothing', async () => {
  const outcomes = new Set<string>();
  let raced = 0;
  for (const round of [...ROUNDS, ...EVERY_ROUND]) {
    // On a busy machine two rounds may end alike: others follow until two outcomes were seen.
    if (raced >= ROUNDS.length && outcomes.size > 1) break;
    raced += 1;
    const order = await orderShownToClient(site);
    const token = await approvalToken(site, order);
    const hesitation = (round * 7) % 40;
    const signed = (
      await Promise.all([
        clientSigns(token, hesitation),
        tabletSigns(order, hesitation),
        replaced(order, round),
      ])
    ).flat();
    const kept = await approvalsOf(order.id);
    for (const { version, hash, files } of kept) {
      expect(hash).toBe(hashOf(files));
      expect(signed).toContainEqual(expect.objectContaining({ version, empreinte: hash }));
    }
    const held = kept.filter(({ withdrawn }) => !withdrawn);
    const { statut } = await readOrder(order.siege, order.id);
    expect(held.length).toBe(statut === 'Exécution' ? 1 : 0);
    outcomes.add(`${statut} ${held[0]?.version ?? 0}`);
  }
  // Races with a single outcome would prove nothing.
  expect(outcomes.size).toBeGreaterThan(1);
}, 120_000);

/** Replaces the displayed proof, whatever the status; `hold` keeps the row locked until then. */
async function replaceUnderneath(order: ShownOrder, hold: () => Promise<unknown>): Promise<void> {
  await inTransaction(site.pool, async (tx) => {
    await lockLinkedProject(tx, order.id);
    await hold();
    await tx.query(
      `insert into files (id, project_id, sha256, size, mime, filename, file_type, uploaded_by, received_after_signature, frozen)
       select $2, project_id, sha256(convert_to($2, 'UTF8')), size, mime, $2, file_type, uploaded_by, false, false
       from files where id = $1`,
      [order.proof.id, newProjectId()],
    );
    await tx.query('update files set retired = true where id = $1', [order.proof.id]);
    await renewProof(tx, order.id, order.agence.name);
  });
}

it('a proof replaced during the signature is never the approved one', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  for (const round of ROUNDS) {
    const order = await orderShownToClient(site);
    const token = await approvalToken(site, order);
    const client = new LinkClient(site, image);
    const { body: page } = await client.open(token);
    const replacedFirst = round % 2 === 0;
    let answer: Awaited<ReturnType<typeof client.approve>> | undefined;
    const sign = async () => {
      answer = await client.approve(token, client.given(page.version));
    };
    let signing: Promise<void> | undefined;
    if (!replacedFirst) signing = sign();
    await replaceUnderneath(order, async () => {
      signing ??= sign();
      await wait(replacedFirst ? 60 : 0);
    });
    await signing;
    const kept = await approvalsOf(order.id);
    if (replacedFirst) expect(answer?.status).toBe(409);
    if (answer?.status === 409) {
      expect(answer.body).toMatchObject({ code: 'VERSION', etat: { version: 2 } });
      expect(kept).toEqual([]);
    } else {
      expect(kept).toMatchObject([{ version: 1, hash: page.empreinte }]);
      // The approved proof is not the current one: nothing is printed from it.
      const { rows } = await site.pool.query(
        'select approved_version, proof_version from projects where id = $1',
        [order.id],
      );
      expect(rows).toEqual([{ approved_version: 1, proof_version: 2 }]);
      const printing = await askMove(order.agency, order.id, 'Impression');
      expect(printing.body).toMatchObject({ code: 'GARDE' });
    }
  }
});
