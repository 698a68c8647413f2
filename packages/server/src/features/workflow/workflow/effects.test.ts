import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { EffectName } from '@ardoise/domain/projects/statuses.ts';
import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';
import { findRow } from '@ardoise/domain/rules/transitions.ts';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { joinProof, type Order, submittedOrder } from '../../../testing/workflow-factories.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import { lockProject } from '../../project/projects/projects.repository.ts';
import { changeOfMove } from './change-of-move.ts';
import type { Effect } from './effects/effect.ts';
import { EFFECTS } from './effects/effects.ts';
import type { MoveRow } from './effects/move.ts';
import { findMoveFacts } from './move-facts.repository.ts';
import { moveProject } from './move-project.ts';
import { refuseUnsoundTable } from './refuse-unsound-table.ts';

const ADMINISTRATOR: Actor = {
  uid: 0,
  name: 'essai',
  role: 'administrator',
  smhf: null,
  mdv: null,
  standsFor: [],
};

let site: TestApp;
let order: Order;
beforeAll(async () => {
  site = await createTestApp();
  order = await submittedOrder(site);
  await joinProof(order);
});
afterAll(() => site.close());

class LeftAsItWas extends Error {}

/** Moves the order in a transaction that is rolled back, and returns what was read in it. */
async function tried<Seen>(
  row: MoveRow,
  see: (tx: Transaction, project: StoredProject) => Promise<Seen>,
): Promise<Seen> {
  let seen: { seen: Seen } | undefined;
  const work = inTransaction(site.pool, async (tx) => {
    const project = await lockProject(tx, order.id, ADMINISTRATOR);
    if (project === null) throw new Error('no project');
    const move = { project, row, actor: ADMINISTRATOR, comment: '', imprimeur: null };
    const facts = await findMoveFacts(tx, order.id, ADMINISTRATOR);
    await moveProject(tx, site.mails, { ...move, ...facts, fichiers: [], silent: false });
    seen = { seen: await see(tx, project) };
    throw new LeftAsItWas();
  });
  await expect(work).rejects.toBeInstanceOf(LeftAsItWas);
  if (seen === undefined) throw new Error('the move was not made');
  return seen.seen;
}

async function liveLinks(tx: Transaction): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::int as n from links where project_id = $1 and purpose = 'approval' and revoked_at is null`,
    [order.id],
  );
  return rows[0]?.n ?? 0;
}

const rowTo = (to: MoveRow['to'], ...effects: EffectName[]): MoveRow => ({
  target: to,
  to,
  effects,
  forced: false,
});

describe('an effect', () => {
  it('without a handler does not compile, nor a handler without a name in the table', () => {
    expectTypeOf(EFFECTS).toEqualTypeOf<Record<EffectName, Effect>>();
    expectTypeOf<Omit<typeof EFFECTS, 'printer:set'>>().not.toExtend<Record<EffectName, Effect>>();
    const used = new Set<string>(TRANSITIONS.flatMap(({ effects }) => effects));
    expect(Object.keys(EFFECTS).filter((name) => !used.has(name))).toEqual([]);
  });

  it('does something: words, a change of the project, or an act', () => {
    for (const [name, effect] of Object.entries(EFFECTS)) expect(Object.keys(effect), name).not.toEqual([]);
  });

  it('sends the client a link where a row names it, and only there', async () => {
    expect(await tried(rowTo('Validation DC'), liveLinks)).toBe(0);
    expect(await tried(rowTo('Validation DC', 'client:sendLink'), liveLinks)).toBe(1);
  });

  it('revokes the link where a row names it, and only there', async () => {
    const sent = rowTo('Validation Client', 'client:sendLink');
    const left = (...effects: EffectName[]) =>
      tried(sent, async (tx, { version }) => {
        const project = await lockProject(tx, order.id, ADMINISTRATOR);
        if (project === null || project.version === version) throw new Error('not moved');
        const move = { project, row: rowTo('Exécution', ...effects), actor: ADMINISTRATOR, comment: '' };
        const facts = await findMoveFacts(tx, order.id, ADMINISTRATOR);
        const rest = { ...facts, imprimeur: null, fichiers: [], silent: true };
        await moveProject(tx, site.mails, { ...move, ...rest });
        return liveLinks(tx);
      });
    expect(await left()).toBe(1);
    expect(await left('client:revokeLink')).toBe(0);
  });

  it('writes its columns where a row names it, and only there', async () => {
    const at = new Date();
    const { changed, plain } = await tried(rowTo('Validation DC'), async (_tx, project) => {
      const taken = { project, comment: 'Sur accord', imprimeur: 'Atelier' };
      const changeBy = (...effects: EffectName[]) =>
        changeOfMove({ ...taken, row: rowTo('Exécution', ...effects) }, at);
      const names = Object.keys(EFFECTS) as EffectName[];
      return { plain: changeBy(), changed: new Map(names.map((name) => [name, changeBy(name)])) };
    });
    const writes = (name: EffectName) =>
      Object.fromEntries(
        Object.entries(changed.get(name) ?? {}).filter(
          ([column, value]) => value !== (plain as Record<string, unknown>)[column],
        ),
      );
    expect(writes('quota:countAsCancelled')).toEqual({ quota_column: 'annule' });
    expect(writes('quota:countAsPrinted')).toEqual({ quota_column: 'imprime' });
    expect(writes('quota:countAsDigital')).toEqual({ quota_column: 'digital' });
    expect(writes('printer:set')).toEqual({ imprimeur: 'Atelier' });
    expect(writes('returnToDraft+1')).toEqual({ returns_to_draft: 1 });
    expect(writes('roundTrip+1')).toEqual({ nb_ar_agence: 2, proof_fresh: false });
    expect(writes('dc:agreed')).toEqual({ dc_agreed_at: at.toISOString() });
    expect(writes('pose:refused')).toEqual({ pose_resultat: 'refusPose', pose_condition: '' });
    expect(writes('pose:validatedUnderCondition')).toEqual({
      pose_resultat: 'sousConditionPose',
      pose_condition: 'Sur accord',
    });
    expect(writes('client:sendLink')).toEqual({});
  });
});

it('of an unknown name prevents the server from starting', () => {
  const row = findRow({ kind: 'CHR', statut: 'Agence', agence: null, imprimeur: null }, 'Validation DC');
  if (row === undefined) throw new Error('no such row');
  const planted = { ...row, effects: ['client:sendParcel' as EffectName] };
  expect(() => refuseUnsoundTable([planted])).toThrow(
    'unknown effect client:sendParcel in Agence → Validation DC',
  );
  expect(() => refuseUnsoundTable()).not.toThrow();
});
