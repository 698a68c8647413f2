import { type FieldError, Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { createOutlet as createCall, OutletContent } from '@ardoise/domain/contract/outlet-contents.ts';
import { outletNumberProblem, outletProblems, tidyOutlet } from '@ardoise/domain/outlets/outlet-record.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../content-log/record-content-change.ts';
import { presentOutlet } from './outlet-content.presenter.ts';
import { findOutlet, insertOutlets } from './outlets.repository.ts';

const TAKEN: FieldError = { chemin: 'nOutlet', message: 'Ce numéro existe déjà.' };

/** Adds an outlet by hand, and logs it. @throws Refusal VALIDATION: fields, or a number that is taken */
export async function createOutlet(pool: Pool, body: BodyOf<typeof createCall>): Promise<OutletContent> {
  const nOutlet = body.nOutlet.trim();
  const data = tidyOutlet(body.fiche, null);
  const wrongNumber = outletNumberProblem(nOutlet);
  const champs = [
    ...(wrongNumber === null ? [] : [{ chemin: 'nOutlet', message: wrongNumber }]),
    ...outletProblems(data, null),
  ];
  if (champs.length > 0) throw new Refusal('VALIDATION', { champs });
  await inTransaction(pool, async (tx) => {
    if ((await insertOutlets(tx, [{ nOutlet, data }])) === 0)
      throw new Refusal('VALIDATION', { champs: [TAKEN] });
    await recordContentChange(tx, {
      area: 'points-de-vente',
      entry: nOutlet,
      label: data.Outlet_Name ?? nOutlet,
      act: 'ajout',
      after: data,
    });
  });
  const created = required(await findOutlet(pool, nOutlet));
  return presentOutlet(pool, created);
}
