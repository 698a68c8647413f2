import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { createUser } from '../../../testing/factories.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { recountQuotas, shownQuotas, signedDrafts } from '../../../testing/quota-factories.ts';
import { type ModelOrder, QuotaYearModel } from '../../../testing/quota-year-model.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import { changeAccount } from '../../accounts/account-management/change-account.ts';
import { findManagedAccount } from '../../accounts/account-management/managed-accounts.repository.ts';
import { foldQuotaChanges } from '../../base/quotas/quota-figures.repository.ts';
import { changeStatus } from '../../workflow/workflow/change-status.ts';
import { changeQuota } from './change-quota.ts';
import { openQuotaYear } from './open-quota-year.ts';
import { planQuotas } from './plan-quotas.ts';
import { readQuota } from './quota-edits.repository.ts';
import { readQuotaGrid } from './read-quota-grid.ts';
import { transferQuota } from './transfer-quota.ts';

const YEAR = new Date().getFullYear();
const RUNS = inVolume(3, 120);
const STEPS = 30;
const DRAFTS = 5;
const UNITS = 4;
const MOTIF = 'Ouvertures à Angers';
const KINDS = ['CHR', 'VAE', 'PDA'] as const;

let site: TestApp;
let siege: Actor;
beforeAll(async () => {
  site = await createTestApp();
  const { uid, name } = await createUser(site.pool, { role: 'siege' });
  siege = { uid, name, role: 'siege', smhf: null, mdv: null };
});
afterAll(() => site.close());

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** Two teams with their model, in a year whose successor is not prepared. */
async function begin() {
  await site.pool.query("update users set active = false where role = 'smhf'");
  await site.pool.query('delete from quotas where year > $1', [YEAR]);
  await site.pool.query('delete from quota_plans');
  const teams = [await signedDrafts(site, DRAFTS), await signedDrafts(site, DRAFTS)] as const;
  const smhfs = teams.map(({ smhf }) => smhf);
  const model = new QuotaYearModel(UNITS);
  for (const [index, { smhf, ids }] of teams.entries()) {
    await createUser(site.pool, { role: 'smhf', name: smhf });
    await giveQuota(site.pool, smhf, 'CHR', UNITS, YEAR);
    for (const id of ids)
      model.orders.push({ id, place: 'draft', dc: index, smhf: index, unitOf: null, returns: 0 });
  }
  return { model, smhfs, dcs: teams.map(({ dc }) => dc) };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const placeOf = (begun: Begun, smhf: number) => ({
  smhf: begun.smhfs[smhf] ?? '',
  year: YEAR,
  kind: 'CHR' as const,
});

async function send(id: string, target: Target): Promise<string> {
  // As often as it takes, signed again: what a return voids is not this test's.
  const { rows } = await site.pool.query<{ version: number }>(
    'update projects set client_signed = true, dc_signed = true where id = $1 returning version',
    [id],
  );
  const asked = { version: rows[0]?.version ?? 0, comment: target === 'Agence' ? '' : 'Il le faut' };
  return codeOf(changeStatus(site.pool, site.mails, siege, id, target, asked));
}

/** Reassigns a dc to the other SMHF. */
async function moveDc({ dcs, smhfs, model }: Begun, index: number): Promise<string> {
  const account = await findManagedAccount(site.pool, dcs[index]?.uid ?? 0);
  if (account === null) throw new Error('the dc has an account');
  model.moveDc(index);
  const { role, name, prenom, nom, mail, telephone, adresse, version } = account;
  const kept: AccountForm = {
    ...{ role, name, prenom, nom, mail, telephone, adresse, mdv: '', organisation: '' },
    smhf: smhfs[model.managers[index] as number] ?? '',
  };
  return codeOf(changeAccount(site, siege, account.uid, { ...kept, version }));
}

type Draw = readonly [what: number, which: number, figure: number, odd: boolean];

/** The product's result, and the model's. */
async function step(begun: Begun, [what, which, figure, odd]: Draw): Promise<[string, string]> {
  const { model, smhfs } = begun;
  const side = which % 2;
  const order = model.orders[which % model.orders.length] as ModelOrder;
  const [present, next] = [model.present[side], model.next[side]];
  switch (what) {
    case 0: {
      const version = (present?.version ?? 0) - (figure === 0 && odd ? 1 : 0);
      const answer = await codeOf(
        changeQuota(
          site.pool,
          { annee: YEAR, smhf: smhfs[side] ?? '', typeProjet: 'CHR' },
          { annuel: figure, version, motif: MOTIF, depasse: odd },
        ),
      );
      return [answer, model.edit(side, figure, { version, confirmed: odd })];
    }
    case 1: {
      const [de = '', a = ''] = [smhfs[side], smhfs[1 - side]];
      const versions = { de: present?.version ?? 0, a: model.present[1 - side]?.version ?? 0 };
      const body = { de, a, typeProjet: 'CHR' as const, unites: figure + 1, motif: MOTIF, versions };
      return [await codeOf(transferQuota(site, siege, YEAR, body)), model.transfer(side, figure + 1)];
    }
    case 2: {
      const annuel = odd && figure === 0 ? null : figure;
      const cellules = KINDS.map((typeProjet) => ({
        smhf: smhfs[side] ?? '',
        typeProjet,
        annuel,
        version: next?.version ?? 0,
      }));
      const answer = await codeOf(planQuotas(site.pool, YEAR + 1, { origine: 'saisie', cellules }));
      return [answer, model.plan(side, annuel)];
    }
    case 3:
      return [await codeOf(openQuotaYear(site, YEAR + 1)), model.open()];
    case 4:
      return [await moveDc(begun, side), 'done'];
    default:
      return moveOrder(model, order, odd && figure > 4);
  }
}

/** Submits a draft; a project at the agency is returned or cancelled. */
async function moveOrder(
  model: QuotaYearModel,
  order: ModelOrder,
  cancels: boolean,
): Promise<[string, string]> {
  if (order.place === 'draft') return [await submitAsDc(order), model.submit(order)];
  if (order.place === 'cancelled') return ['done', 'done'];
  const answer = await send(order.id, cancels ? 'Annulé' : 'Brouillon');
  if (cancels) order.place = 'cancelled';
  else model.giveBack(order);
  return [answer, 'done'];
}

/** Without a comment head office arbitrates nothing: the quota applies as for the dc. */
const submitAsDc = ({ id }: ModelOrder) => send(id, 'Agence');

/** Figures of both SMHFs, of the opened year and of the next one, as head office reads them. */
async function shown({ smhfs }: Begun) {
  const now = await readQuotaGrid(site.pool, YEAR);
  const next = await readQuotaGrid(site.pool, YEAR + 1);
  return smhfs.map((smhf) => {
    const cell = now.lignes.find((line) => line.smhf === smhf)?.cellules.CHR;
    const { annuel } = next.lignes.find((line) => line.smhf === smhf)?.cellules.CHR ?? { annuel: null };
    return { annuel: cell?.annuel, utilisees: cell?.utilisees, avenir: cell?.avenir, next: annuel };
  });
}

function expected({ model }: Begun) {
  return [0, 1].map((smhf) => ({
    annuel: model.present[smhf]?.annuel,
    utilisees: model.used(smhf),
    avenir: model.orders.filter(
      ({ place, unitOf, ...order }) => place === 'draft' && unitOf === null && order.smhf === smhf,
    ).length,
    next: model.next[smhf]?.annuel ?? null,
  }));
}

const draws = fc.tuple(fc.constantFrom(0, 1, 1, 2, 3, 4, 5, 5, 5, 5, 5), fc.nat(99), fc.nat(7), fc.boolean());

it('agrees with a recount after any edits, transfers, openings, submissions and returns', {
  tags: 'long',
  timeout: 1_200_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.array(draws, { minLength: STEPS, maxLength: STEPS }),
    async (steps) => {
      const begun = await begin();
      for (const [index, draw] of steps.entries()) {
        const [answer, wanted] = await step(begun, draw);
        expect(answer, `step ${index}: ${draw.join(' ')}`).toBe(wanted);
        if (index % 7 === 0) await inTransaction(site.pool, foldQuotaChanges);
      }
      expect(await shown(begun)).toEqual(expected(begun));
      expect(await shownQuotas(site.pool)).toEqual(await recountQuotas(site.pool));
      for (const side of [0, 1])
        expect(await readQuota(site.pool, placeOf(begun, side))).toEqual(begun.model.present[side]);
    },
  );
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
});
