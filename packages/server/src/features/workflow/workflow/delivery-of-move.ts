import { Refusal } from '@ardoise/domain/base/errors.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { keepsPromise } from '@ardoise/domain/projects/promised-statuses.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { STAGES } from '@ardoise/domain/projects/stages.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { DAYS_WITHOUT_PROMISE, promiseProblem, promises } from '@ardoise/domain/rules/promise.ts';
import { parcelsIn, type Shipment, shipmentProblem } from '@ardoise/domain/rules/shipment.ts';
import { addWorkingDays } from '../../project/projects/deadline.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import type { ProjectChange } from '../../project/projects/projects.repository.ts';
import type { MoveInput, MoveRow } from './effects/move.ts';

/** What a call says of a sending or a delivery; what it leaves out is not known. */
export interface SaidShipment {
  jour: string;
  transporteur?: string | undefined;
  colis?: readonly string[] | undefined;
}

/**
 * As it is kept: numbers trimmed, in capitals, each once.
 * @throws Refusal VALIDATION by field
 */
export function shipmentOf(
  project: Pick<StoredProject, 't_creation'>,
  { jour, transporteur = '', colis = [] }: SaidShipment,
): Shipment {
  const shipment = { jour, transporteur: transporteur.trim(), colis: [...new Set(colis.flatMap(parcelsIn))] };
  const days = { from: parisDay(new Date(project.t_creation)), today: parisDay(new Date()) };
  const problem = shipmentProblem(shipment, days);
  if (problem === null) return shipment;
  const { field: chemin, message } = problem;
  throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
}

/**
 * The day that a call promises with the choice of a printer, by whoever may promise it; undefined elsewhere.
 * @throws Refusal VALIDATION
 */
export function promiseOf(
  { effects }: Pick<MoveRow, 'effects'>,
  actor: Actor,
  imprimeur: string | null,
  jour: string | undefined,
): string | undefined {
  if (jour === undefined || !effects.includes('printer:set') || !promises(actor, imprimeur)) return undefined;
  const problem = promiseProblem({ day: jour, reason: '', before: null }, parisDay(new Date()));
  if (problem === null) return jour;
  const { message } = problem;
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'promesse', message }] });
}

/** The columns of a carrier and of parcels: null for what is not known. */
export const carriedBy = ({ transporteur, colis }: Shipment) => ({
  carrier: transporteur === '' ? null : transporteur,
  parcels: colis.length === 0 ? null : [...colis],
});

const isAmong = (statuses: readonly Status[], statut: Status) => statuses.includes(statut);

/** What a call says with a delivery; undefined for another move. @throws Refusal VALIDATION by field */
export function deliveryOf(
  { to }: Pick<MoveRow, 'to'>,
  project: Pick<StoredProject, 't_creation'>,
  said: SaidShipment | undefined,
): Shipment | undefined {
  return said === undefined || !isAmong(STAGES.delivered, to) ? undefined : shipmentOf(project, said);
}

/** The day of the delivery, and how it was sent where nobody noted it before. */
function delivered({ project, row: { to }, delivery }: MoveInput): ProjectChange {
  if (delivery === undefined || !isAmong(STAGES.delivered, to)) return {};
  const { carrier, parcels } = carriedBy(delivery);
  return {
    delivered_on: delivery.jour,
    ...(project.carrier === null && carrier !== null && { carrier }),
    ...(project.parcels === null && parcels !== null && { parcels }),
  };
}

/** The day that is promised with an entry into Impression. */
function promised({ promise }: MoveInput): ProjectChange {
  return promise === undefined ? {} : { promised_on: promise, first_promised_on: promise };
}

const ENDED_PROMISE = { promised_on: null, first_promised_on: null, promise_by: null } as const;
const ENDED_SENDING = { shipped_on: null, carrier: null, parcels: null } as const;

/** Those of these columns that hold something: a move writes no more than it changes. */
function ending<Column extends keyof ProjectChange & keyof StoredProject>(
  project: StoredProject,
  columns: Readonly<Record<Column, null>>,
): ProjectChange {
  const held = (Object.keys(columns) as Column[]).filter((column) => project[column] !== null);
  return Object.fromEntries(held.map((column) => [column, null]));
}

/**
 * What a move changes of when an order comes (specification/statuses.md#when-it-comes): two working days for a promise
 * from the entry into Impression; the delivery; and what a return or a new printing ends.
 */
export function deliveryChange(taken: MoveInput, today: string): ProjectChange {
  const { project, row } = taken;
  const { to } = row;
  const printed = [...STAGES.printed, ...STAGES.delivered];
  return {
    ...(keepsPromise(to) ? {} : ending(project, ENDED_PROMISE)),
    ...(isAmong(STAGES.inPrint, to) && project.promised_on === null
      ? { promise_by: addWorkingDays(today, DAYS_WITHOUT_PROMISE) }
      : {}),
    ...(isAmong(printed, to) ? {} : ending(project, ENDED_SENDING)),
    ...(isAmong(STAGES.delivered, to) ? {} : ending(project, { delivered_on: null })),
    ...promised(taken),
    ...delivered(taken),
  };
}
