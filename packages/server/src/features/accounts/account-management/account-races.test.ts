import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import { giveTeam as giveTeamCall } from '@ardoise/domain/contract/accounts.ts';
import { runBulk } from '@ardoise/domain/contract/bulk.ts';
import { login, requestPasswordReset } from '@ardoise/domain/contract/session.ts';
import { takeProjects } from '@ardoise/domain/contract/taking.ts';
import type { Actor, Role } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { fillCatalogue, giveQuota } from '../../../testing/project-factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { recountQuotas, shownQuotas, signedDrafts, unitsLeft } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import { submittedOrder } from '../../../testing/workflow-factories.ts';
import type { Account } from '../../base/people/users.repository.ts';
import { cloneProject } from '../../project/orders/clone-project.ts';
import { createProject } from '../../project/orders/create-project.ts';
import { changeStatus } from '../../workflow/workflow/change-status.ts';
import { changeAccount } from './change-account.ts';
import { deactivateAccount } from './deactivate-account.ts';

let site: TestApp;
let siege: Actor;
beforeAll(async () => {
  site = await createTestApp();
  await fillCatalogue(site.pool);
  siege = actorOf(await createUser(site.pool, { role: 'siege', name: 'helene' }));
  for (const name of ['smhf-nord', 'smhf-sud']) {
    await createUser(site.pool, { role: 'smhf', name });
    await giveQuota(site.pool, name, 'CHR', 50);
  }
});
afterAll(() => site.close());

function actorOf({ uid, name, role, smhf, mdv }: Account): Actor {
  return { uid, name, role, smhf, mdv };
}

/**
 * `act` while another transaction has changed this account and not committed yet: that commits once `act` waits for
 * it, or has ended without waiting.
 */
async function whileChanging<Result>(name: string, change: string, act: () => Promise<Result>) {
  const other = await site.pool.connect();
  try {
    await other.query('begin');
    await other.query(`update users set ${change} where name = $1`, [name]);
    let ended = false;
    const acting = act().finally(() => {
      ended = true;
    });
    await expect
      .poll(async () => {
        const { rows } = await site.pool.query(
          'select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
        );
        return ended || rows.length > 0;
      })
      .toBe(true);
    await other.query('commit');
    return await acting;
  } finally {
    other.release();
  }
}

/** An SMHF or dc as a form, with some of its fields changed. */
function formOf(account: Account, changes: Partial<AccountForm>): AccountForm & { version: number } {
  const { role, name, prenom, nom, mail, telephone } = account;
  const form = { role, name, prenom, nom, mail, telephone, adresse: '', organisation: '' };
  return { ...form, smhf: account.smhf ?? '', mdv: account.mdv ?? '', version: 1, ...changes };
}

async function managedBy(id: string) {
  const { rows } = await site.pool.query<{ smhf: string; quota: string; column: string }>(
    'select smhf, quota_smhf as quota, quota_column as column from projects where id = $1',
    [id],
  );
  return rows[0];
}

describe('a dc who gets another SMHF', () => {
  const newDc = () => createUser(site.pool, { role: 'dc', smhf: 'smhf-nord' });
  const TYPE = 'Carte Brasserie' as const;

  it('while they create a project, which counts for the new one', async () => {
    const dc = await newDc();
    const { _id } = await whileChanging(dc.name, "smhf = 'smhf-sud'", () =>
      createProject(site.pool, actorOf(dc), { type: TYPE, quotaConfirme: true }),
    );
    expect(await managedBy(_id.$oid)).toEqual({ smhf: 'smhf-sud', quota: 'smhf-sud', column: 'avenir' });
  });

  it('while they copy one, whose unit is the new one’s', async () => {
    const dc = await newDc();
    const { _id } = await createProject(site.pool, actorOf(dc), { type: TYPE, quotaConfirme: true });
    const left = await unitsLeft(site.pool, 'smhf-sud');
    const copy = await whileChanging(dc.name, "smhf = 'smhf-sud'", () =>
      cloneProject(site.pool, actorOf(dc), _id.$oid),
    );
    if ('error' in copy) throw new Error(copy.error);
    expect(await managedBy(copy._id.$oid)).toMatchObject({ smhf: 'smhf-sud', quota: 'smhf-sud' });
    expect(await unitsLeft(site.pool, 'smhf-sud')).toBe(left - 1);
  });

  it('while a project is given to them', async () => {
    const [from, to] = [await newDc(), await newDc()];
    const { _id } = await createProject(site.pool, actorOf(from), { type: TYPE, quotaConfirme: true });
    const given = await whileChanging(to.name, "smhf = 'smhf-sud'", () =>
      site.as('helene').call(runBulk, {
        body: { action: 'reaffecter', cible: to.name, projets: [{ id: _id.$oid }] },
      }),
    );
    expect(given.body.resultats).toMatchObject([{ fait: true }]);
    expect(await managedBy(_id.$oid)).toMatchObject({ smhf: 'smhf-sud', quota: 'smhf-sud' });
  });

  it('while they submit: each unit is of the SMHF that the order had when it was taken, and none is lost', async () => {
    for (let round = 0; round < inVolume(1, 4); round += 1) {
      const { dc, smhf, ids } = await signedDrafts(site, 6);
      await giveQuota(site.pool, smhf, 'CHR', 4);
      const send = (id: string) =>
        changeStatus(site.pool, site.mails, actorOf(dc), id, 'Agence', { version: 2 }).catch(
          (error: { code: string }) => error.code,
        );
      const [first = '', ...rest] = ids;
      await Promise.all([
        send(first),
        changeAccount(site, siege, dc.uid, formOf(dc, { smhf: 'smhf-sud' })),
        ...rest.map(send),
      ]);
      const { rows } = await site.pool.query<{ smhf: string; quota: string; column: string }>(
        'select smhf, quota_smhf as quota, quota_column as column from projects where id = any($1::text[])',
        [ids],
      );
      expect(rows.map((row) => row.smhf)).toEqual(ids.map(() => 'smhf-sud'));
      const drafts = rows.filter(({ column }) => column === 'avenir');
      expect(drafts.map(({ quota }) => quota)).toEqual(drafts.map(() => 'smhf-sud'));
      expect(rows.filter(({ quota }) => quota === smhf).length).toBeLessThanOrEqual(4);
    }
    expect(await shownQuotas(site.pool)).toEqual(await recountQuotas(site.pool));
  });

  it('and gives their drafts back with the team of a manager who leaves', async () => {
    const former = await createUser(site.pool, { role: 'smhf' });
    const dc = await createUser(site.pool, { role: 'dc', smhf: former.name });
    await giveQuota(site.pool, former.name, 'CHR', 5);
    const [made] = await Promise.all([
      createProject(site.pool, actorOf(dc), { type: TYPE, quotaConfirme: true }),
      site.as('helene').call(giveTeamCall, {
        params: { uid: String(former.uid) },
        body: { cible: 'smhf-sud' },
      }),
    ]);
    expect(await managedBy(made._id.$oid)).toMatchObject({ smhf: 'smhf-sud', quota: 'smhf-sud' });
  });
});

describe('an account that changes at the same instant', () => {
  const person = (role: Role = 'dc') => createUser(site.pool, { role, withPassword: true });

  it('is not signed in to once it is closed', async () => {
    const { name, uid } = await person();
    const signedIn = await whileChanging(name, 'active = false', () =>
      site.anonymous.call(login, { body: { name, pass: TEST_PASSWORD } }),
    );
    expect(signedIn.status).toBe(400);
    expect((await site.pool.query('select from sessions where uid = $1', [uid])).rowCount).toBe(0);
  });

  it('gets its password link at its new address, and none once it is closed', async () => {
    const moved = await person();
    const ask = (identifiant: string) => site.anonymous.call(requestPasswordReset, { body: { identifiant } });
    await whileChanging(moved.name, "mail = 'nouvelle@maison.example'", () => ask(moved.name));
    expect(await queuedMails(site, { recipient: moved.mail })).toEqual([]);
    expect(await queuedMails(site, { recipient: 'nouvelle@maison.example' })).toHaveLength(1);
    const closed = await person();
    await whileChanging(closed.name, 'active = false', () => ask(closed.name));
    expect(await queuedMails(site, { recipient: closed.mail })).toEqual([]);
  });

  it('has no project entrusted to it once it is closed', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const [one, two] = [
      await createUser(site.pool, { role: 'agence', organisation: order.agence.name }),
      await createUser(site.pool, { role: 'agence', organisation: order.agence.name }),
    ];
    await whileChanging(two.name, 'active = false', () =>
      site.as(one.name).call(takeProjects, {
        body: { action: 'confier', cible: two.name, ids: [order.id] },
      }),
    );
    expect((await site.pool.query('select from taken_projects')).rowCount).toBe(0);
    const both = await Promise.all([
      site.as(one.name).call(takeProjects, { body: { action: 'prendre', ids: [order.id] } }),
      deactivateAccount(site.pool, siege, one.uid),
    ]);
    expect(both).toHaveLength(2);
    expect((await site.pool.query('select from taken_projects')).rowCount).toBe(0);
  });
});
