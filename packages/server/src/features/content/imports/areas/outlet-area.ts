import {
  OUTLET_ADDRESS,
  OUTLET_IMPORT,
  OUTLET_KEY,
  OUTLET_RECORD_COLUMNS,
} from '@ardoise/domain/content/imports/outlet-import.ts';
import type { ImportLine } from '@ardoise/domain/contract/imports.ts';
import { describeOutletChange, type OutletOrders } from '@ardoise/domain/outlets/outlet-orders.ts';
import { medalInWords, medalOf } from '@ardoise/domain/outlets/outlet-prefill.ts';
import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { OUTLET_MEDALS } from '@ardoise/domain/outlets/outlet-record.ts';
import type { Db } from '../../../../db/transaction.ts';
import type { ContentChange } from '../../../base/content-log/content-change.ts';
import { recordContentChanges } from '../../../base/content-log/record-content-change.ts';
import { readOutletOrders } from '../../../base/outlets/outlet-orders.ts';
import {
  findOutlets,
  findOutletsBySiret,
  type GivenOutlet,
  insertOutlets,
  listOutlets,
  replaceOutlets,
} from '../../../base/outlets/outlets.repository.ts';
import {
  type EntryChange,
  EntryChanged,
  type ImportArea,
  type LineToJudge,
  type Verdict,
} from './import-area.ts';

const EXPORTED_AT_ONCE = 2000;

/** What is known beside the lines. */
interface Known {
  records: ReadonlyMap<string, OutletRecord>;
  /** Another outlet with this SIRET. */
  sirets: ReadonlyMap<string, { nOutlet: string; name: string }[]>;
  orders: ReadonlyMap<string, OutletOrders>;
}

const EMPTY = Object.fromEntries(OUTLET_RECORD_COLUMNS.map(({ name }) => [name, null])) as OutletRecord;

/** The record as the line makes it: columns that the file does not have stay as they are. */
function recordOf(values: Record<string, string>, before: OutletRecord | undefined): OutletRecord {
  const record = { ...EMPTY, ...before };
  for (const { name } of OUTLET_RECORD_COLUMNS) {
    const value = values[name];
    if (value !== undefined) record[name] = value || null;
  }
  return record;
}

function differencesOf(before: OutletRecord, after: OutletRecord): ImportLine['differences'] {
  return OUTLET_RECORD_COLUMNS.flatMap(({ name, label }) =>
    (before[name] ?? '') === (after[name] ?? '')
      ? []
      : [{ champ: label, avant: before[name] ?? '', apres: after[name] ?? '' }],
  );
}

function isAddressChanged(before: OutletRecord, after: OutletRecord): boolean {
  return OUTLET_ADDRESS.some((name) => (before[name] ?? '') !== (after[name] ?? ''));
}

function sameMedal(before: OutletRecord, after: OutletRecord): boolean {
  return medalOf(before).toLowerCase() === medalOf(after).toLowerCase();
}

/** The other outlet with this SIRET, in words. */
function alikeOf(line: LineToJudge, siret: string | null, { sirets }: Known): string | null {
  if (line.alikeTwin !== null) return `Le même SIRET est à la ligne ${line.alikeTwin}.`;
  const other = sirets.get(siret ?? '')?.find(({ nOutlet }) => nOutlet !== line.key);
  return other === undefined ? null : `Le même SIRET est celui de ${other.name}, ${other.nOutlet}.`;
}

/** A medal unknown to all screens, such as 'Or': stored, but it enables nothing. */
function strangeMedal(record: OutletRecord, before: OutletRecord | undefined): string | null {
  const medal = medalOf(record);
  if (before !== undefined && sameMedal(before, record)) return null;
  const known = OUTLET_MEDALS.some((each) => each.toLowerCase() === medal.toLowerCase());
  return medal === '' || known
    ? null
    : `La médaille «\u00a0${medal}\u00a0» n’est pas ${OUTLET_MEDALS.join(', ')}.`;
}

/** A new outlet at a glance: its medal and its address. */
function summaryOf(record: OutletRecord): string {
  const street = [record.House_Number__c, record.Street__c].filter(Boolean).join(' ');
  const medal = medalInWords(medalOf(record)) || 'Sans médaille';
  return `${[medal, street, record.Postal_Code__c].filter(Boolean).join(', ')}.`;
}

function judge(line: LineToJudge, known: Known): Verdict {
  const before = known.records.get(line.key);
  const after = recordOf(line.values, before);
  const differences = before === undefined ? [] : differencesOf(before, after);
  const named = {
    nom: after.Outlet_Name ?? '',
    precision: [line.key, after.City__c].filter(Boolean).join(' · '),
  };
  if (before !== undefined && differences.length === 0) return { effect: 'inchangee', ...named };
  const doubts = [alikeOf(line, after.SIRET__c, known), strangeMedal(after, before)].filter(
    (each) => each !== null,
  );
  const flag = before !== undefined && !sameMedal(before, after);
  const orders = before === undefined ? undefined : known.orders.get(line.key);
  const notes = [
    ...(before === undefined ? [{ texte: summaryOf(after), alerte: false }] : []),
    ...doubts.map((texte) => ({ texte, alerte: true })),
    ...(orders === undefined || before === undefined
      ? []
      : describeOutletChange(orders, {
          medals: flag ? { before: medalOf(before), after: medalOf(after) } : null,
          address: isAddressChanged(before, after),
        })),
  ];
  const written = before === undefined ? 'ajoutee' : 'modifiee';
  return {
    effect: doubts.length === 0 ? written : 'averifier',
    flag,
    ...named,
    differences,
    notes,
    before: before ?? null,
    after,
  };
}

async function readKnown(db: Db, lines: readonly LineToJudge[], forUpdate: boolean): Promise<Known> {
  const keys = lines.map(({ key }) => key);
  const records = await findOutlets(db, keys, forUpdate);
  if (forUpdate) return { records, sirets: new Map(), orders: new Map() };
  const sirets = lines.map(({ values }) => values.SIRET__c ?? '').filter(Boolean);
  const concerned = lines
    .filter(({ key, values }) => {
      const before = records.get(key);
      if (before === undefined) return false;
      const after = recordOf(values, before);
      return !sameMedal(before, after) || isAddressChanged(before, after);
    })
    .map(({ key }) => key);
  return {
    records,
    sirets: await findOutletsBySiret(db, sirets),
    orders: await readOutletOrders(db, concerned),
  };
}

function logged({ entry, label, before, after }: EntryChange, importId: number): ContentChange {
  const act = before === null ? 'ajout' : 'modification';
  return { area: 'points-de-vente', entry, label, act, before: before ?? undefined, after, importId };
}

/** Imports of outlets: none is ever hidden (specification/content-management.md#imports). */
export const OUTLET_AREA: ImportArea = {
  subject: OUTLET_IMPORT,
  nameOf: ({ Outlet_Name: name, [OUTLET_KEY]: number }) => name || number || '',
  keysOf: async () => (values) => values[OUTLET_KEY] ?? '',
  async judge(tx, lines, { forUpdate }) {
    const known = await readKnown(tx, lines, forUpdate);
    return lines.map((line) => judge(line, known));
  },
  async write(tx, changes, { importId }) {
    const of = (kept: typeof changes) =>
      kept.map(({ entry, after }): GivenOutlet => ({ nOutlet: entry, data: after as OutletRecord }));
    const added = changes.filter(({ before }) => before === null);
    const changed = changes.filter(({ before }) => before !== null);
    const written = (await insertOutlets(tx, of(added))) + (await replaceOutlets(tx, of(changed)));
    if (written !== changes.length) throw new EntryChanged(`${changes.length - written} outlets`);
    await recordContentChanges(
      tx,
      changes.map((change) => logged(change, importId)),
    );
  },
  async *exported(db) {
    let after = '';
    while (true) {
      const outlets = await listOutlets(db, after, EXPORTED_AT_ONCE);
      const last = outlets.at(-1);
      if (last === undefined) return;
      after = last.nOutlet;
      yield outlets.map(({ nOutlet, data }) => ({
        [OUTLET_KEY]: nOutlet,
        ...Object.fromEntries(OUTLET_RECORD_COLUMNS.map(({ name }) => [name, data[name] ?? ''])),
      }));
    }
  },
};
