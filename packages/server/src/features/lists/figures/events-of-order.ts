import type { Delays } from '@ardoise/domain/base/words/delays.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { keepsPromise } from '@ardoise/domain/projects/promised-statuses.ts';
import type { ReturnCause } from '@ardoise/domain/projects/return-causes.ts';
import { STAGES } from '@ardoise/domain/projects/stages.ts';
import { BEFORE_SUBMISSION, isFinal, type Status } from '@ardoise/domain/projects/statuses.ts';
import { promiserOf, sendsOrder } from '@ardoise/domain/rules/figure-moves.ts';
import { type FigureNature, HELD_BY, heldGroup } from '@ardoise/domain/rules/figures.ts';
import { holderOf, type Party } from '@ardoise/domain/rules/holder.ts';
import { isUnderReview } from '@ardoise/domain/rules/moves.ts';
import { isReturn } from '@ardoise/domain/rules/returns.ts';
import { promisedDay, workingDaysLate } from '../../project/projects/deadline.ts';
import { dayOf, workingDaysBetween, workingTenths } from './working-clock.ts';

/** A line of the history. `at`: seconds since 1970 by the wall clock in Paris. */
export interface OrderLine {
  id: number;
  nature: string;
  from: Status;
  to: Status;
  target: string;
  forced: boolean;
  /** By the client: of their link or their account. */
  byClient: boolean;
  causes: readonly ReturnCause[];
  at: number;
}

/** An order with its history, oldest line first. */
export interface OrderHistory {
  type: ProjectType;
  statut: Status;
  hasPose: boolean;
  agence: string | null;
  imprimeur: string | null;
  /** The due date of the status that it has. */
  echeance: string | null;
  /** As whoever printed noted it, yyyy-MM-dd; of the delivery that stands. */
  deliveredOn: string | null;
  createdAt: number;
  /** The first signature; null where none was needed. */
  signedAt: number | null;
  lines: readonly OrderLine[];
}

/** What happened to an order, as figures count it (migration 0077). */
export interface FigureEvent {
  historyId: number;
  nature: FigureNature;
  day: string;
  statut?: Status;
  party?: Party;
  promiser?: string | null;
  tenths?: number;
  held?: readonly number[];
  returns?: number;
  causes?: readonly ReturnCause[];
  doneOn?: string | null;
  late?: number | null;
}

/** A stay in a status; `exit` is null in the present one. */
interface Stay {
  statut: Status;
  from: number;
  /** The line that began it; null for the first. */
  entry: OrderLine | null;
  exit: OrderLine | null;
}

const isMove = ({ nature, from, to }: OrderLine) =>
  (nature === 'mouvement' || nature === 'accord') && from !== to;

function staysOf({ createdAt, lines }: OrderHistory): Stay[] {
  const moves = lines.filter(isMove);
  const [first] = moves;
  const begun: Stay[] =
    first === undefined ? [] : [{ statut: first.from, from: createdAt, entry: null, exit: first }];
  const later = moves.map((entry, index) => ({
    statut: entry.to,
    from: entry.at,
    entry,
    exit: moves[index + 1] ?? null,
  }));
  return [...begun, ...later];
}

/** Signed and sent for the first time. */
function made({ lines }: OrderHistory): FigureEvent[] {
  const line = lines.find((each) => isMove(each) && sendsOrder(each));
  return line === undefined ? [] : [{ historyId: line.id, nature: 'faite', day: dayOf(line.at) }];
}

function heldTenths({ type }: OrderHistory, stays: readonly Stay[], from: number, to: number): number[] {
  const days = stays.map((stay) => ({
    group: heldGroup(stay.statut, type),
    days: workingDaysBetween(Math.max(stay.from, from), Math.min(stay.exit?.at ?? to, to)),
  }));
  return HELD_BY.map((group) =>
    Math.round(10 * days.filter((each) => each.group === group).reduce((sum, each) => sum + each.days, 0)),
  );
}

/** Where an order stands for good: the line since which it is delivered or posed, or stopped. */
function standing(stays: readonly Stay[], statuses: readonly Status[]): OrderLine | null {
  const since = stays.findLastIndex(({ statut }) => !statuses.includes(statut)) + 1;
  return stays[since]?.entry ?? null;
}

function ended(order: OrderHistory, stays: readonly Stay[]): FigureEvent[] {
  const line = standing(stays, order.hasPose ? STAGES.finished : STAGES.delivered);
  const stop = standing(stays, STAGES.stopped);
  const signed = order.signedAt ?? stays[0]?.exit?.at ?? order.createdAt;
  return [
    ...(line === null
      ? []
      : [
          {
            historyId: line.id,
            nature: 'terminee' as const,
            day: dayOf(line.at),
            tenths: workingTenths(signed, line.at),
            held: heldTenths(order, stays, signed, line.at),
          },
        ]),
    ...(stop === null ? [] : [{ historyId: stop.id, nature: 'arretee' as const, day: dayOf(stop.at) }]),
  ];
}

function passages(stays: readonly Stay[]): FigureEvent[] {
  return stays.flatMap(({ statut, from, exit }) =>
    exit === null || isFinal(statut)
      ? []
      : [
          {
            historyId: exit.id,
            nature: 'passage' as const,
            day: dayOf(exit.at),
            statut,
            tenths: workingTenths(from, exit.at),
          },
        ],
  );
}

const isReturned = (line: OrderLine) =>
  line.nature === 'mouvement' && !line.forced && isReturn(line.from, line.target);

function returnsOf({ type, lines }: OrderHistory): FigureEvent[] {
  return lines.filter(isReturned).map((line) => {
    const party = line.byClient ? 'client' : (holderOf(line.from, type) ?? 'siege');
    return { historyId: line.id, nature: 'retour', day: dayOf(line.at), party, causes: line.causes };
  });
}

const AGAIN: readonly Status[] = [...BEFORE_SUBMISSION, ...STAGES.atAgency, ...STAGES.stopped];

/** The first proof that was accepted: the order left its reviews for good. */
function accepted({ lines }: OrderHistory): FigureEvent[] {
  const line = lines.find(
    (each) => isMove(each) && isUnderReview(each.from) && !isUnderReview(each.to) && !AGAIN.includes(each.to),
  );
  if (line === undefined) return [];
  const returns = lines.filter((each) => each.id < line.id && isReturned(each)).length;
  return [{ historyId: line.id, nature: 'acceptee', day: dayOf(line.at), returns }];
}

const isDelivered = (statut: Status) => STAGES.delivered.some((delivered) => delivered === statut);

const met = (due: string, doneOn: string | null) => ({
  day: due,
  doneOn,
  late: doneOn === null ? null : workingDaysLate(due, doneOn),
});

/** When a promise was met: by the day of the pre-visit, of an installer, or as the order left the status. */
function answeredAt({ lines }: OrderHistory, { entry, exit }: Stay, party: Party): number | null {
  const plan =
    party === 'installateur'
      ? lines.find(
          ({ id, nature }) => nature === 'pose' && id > (entry?.id ?? 0) && id < (exit?.id ?? Infinity),
        )
      : undefined;
  return plan?.at ?? exit?.at ?? null;
}

/** What the agency and the installer promise by head office's delays. One that ended with a stopped order was not due. */
function delayed(order: OrderHistory, stays: readonly Stay[], delays: Delays): FigureEvent[] {
  return stays.flatMap((stay) => {
    const { statut, entry, exit } = stay;
    const party = entry === null ? null : promiserOf(entry);
    if (entry === null || party === null || (exit !== null && isFinal(exit.to))) return [];
    const given = exit === null ? order.echeance : null;
    const due = given ?? promisedDay(statut, dayOf(entry.at), delays);
    if (due === null) return [];
    const answered = answeredAt(order, stay, party);
    return [
      {
        historyId: entry.id,
        nature: 'delai' as const,
        statut,
        party,
        promiser: party === 'agence' ? order.agence : null,
        ...met(due, answered === null ? null : dayOf(answered)),
      } satisfies FigureEvent,
    ];
  });
}

/** What the printer promised first, of each time in print: a return ends it, and counts neither way. */
function deliveries(order: OrderHistory, stays: readonly Stay[]): FigureEvent[] {
  const { lines, imprimeur, agence } = order;
  const ends = stays.filter(({ statut }) => !keepsPromise(statut)).flatMap(({ entry }) => entry ?? []);
  const promises = lines.filter(({ nature }) => nature === 'promesse');
  return promises.flatMap((line, index) => {
    const before = promises[index - 1];
    const since = before === undefined ? 0 : before.id;
    if (before !== undefined && !ends.some(({ id }) => id > since && id < line.id)) return [];
    if (ends.some(({ id }) => id > line.id)) return [];
    const delivered = stays.find(({ statut, entry }) => isDelivered(statut) && (entry?.id ?? 0) > line.id);
    const noted = isDelivered(order.statut) ? order.deliveredOn : null;
    const doneOn = delivered?.entry == null ? null : (noted ?? dayOf(delivered.entry.at));
    return [
      {
        historyId: line.id,
        nature: 'delai' as const,
        statut: 'Impression' as const,
        party: imprimeur === agence ? ('agence' as const) : ('imprimeur' as const),
        promiser: imprimeur,
        ...met(line.target, doneOn),
      } satisfies FigureEvent,
    ];
  });
}

/** What happened to an order, from its history alone: the same again gives the same (specification/figures.md#what-is-counted). */
export function eventsOfOrder(order: OrderHistory, delays: Delays): FigureEvent[] {
  const stays = staysOf(order);
  return [
    ...made(order),
    ...ended(order, stays),
    ...passages(stays),
    ...returnsOf(order),
    ...accepted(order),
    ...delayed(order, stays, delays),
    ...deliveries(order, stays),
  ];
}
