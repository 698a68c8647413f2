import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { RETURN_CAUSES } from '@ardoise/domain/projects/return-causes.ts';
import { FINAL_STATUSES, STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';
import { isReturn } from '@ardoise/domain/rules/returns.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2024, 9, 1);
/** Two clock changes of each kind, two ends of a year, every public holiday. */
const SPAN = 730 * DAY;
const MOST_LINES = 24;

export interface RandomLine {
  order: string;
  statut_dep: Status;
  statut_arr: Status;
  target: string;
  nature: string;
  resp: string;
  forced: boolean;
  causes: string[];
  t_creation: string;
  based_on: number;
}

export interface RandomOrder {
  id: string;
  kind: string;
  type: string;
  type_projet: string;
  statut: Status;
  dc: string;
  mdv: string;
  smhf: string;
  agence: string;
  imprimeur: string;
  has_pose: boolean;
  t_creation: string;
  signed: string | null;
  lines: RandomLine[];
}

/** A repeatable generator (mulberry32): the same seed gives the same orders. */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (count: number) => Math.floor(next() * count),
    pick: <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)] as One,
    chance: (share: number) => next() < share,
  };
}
type Random = ReturnType<typeof randomOf>;

const SUPPORTS = Object.values(KIND_FACTS).flatMap(({ kind, code, supports }) =>
  supports.map(({ type, posed }) => ({ kind, code, type, posed })),
);

type Walker = Pick<RandomOrder, 'id' | 'kind' | 'dc'> & { at: number; statut: Status };

/** One line, by the table of transitions or forced; null where nothing leads on. */
function nextLine(walker: Walker, random: Random, based_on: number): RandomLine | null {
  const { id, kind, statut, at } = walker;
  const base = {
    order: id,
    statut_dep: statut,
    t_creation: new Date(at).toISOString(),
    based_on,
    causes: [],
  };
  const resp = random.pick([walker.dc, 'patron@cafe.example', 'siege1']);
  const still = { ...base, statut_arr: statut, resp, forced: false };
  if (statut === 'Impression' || statut === 'Imprimé') {
    const target = new Date(at + random.below(20) * DAY).toISOString().slice(0, 10);
    if (random.chance(0.4)) return { ...still, nature: 'promesse', target };
  }
  if (statut === 'Prévisite' && random.chance(0.5)) return { ...still, nature: 'pose', target: 'pose' };
  if (random.chance(0.05)) return { ...still, nature: 'modification', target: statut };
  if (random.chance(0.04)) {
    const to = random.pick(STATUSES.filter((each) => each !== statut));
    return { ...base, statut_arr: to, target: to, nature: 'mouvement', resp: 'siege1', forced: true };
  }
  const rows = TRANSITIONS.filter((row) => row.from === statut && row.kinds.some((each) => each === kind));
  if (rows.length === 0) return null;
  const { to, target } = random.pick(rows);
  const returned = isReturn(statut, target) && random.chance(0.7);
  const causes = returned ? RETURN_CAUSES.filter(() => random.chance(0.3)) : [];
  const nature = statut === 'Validation Client' && to !== 'Agence' ? 'accord' : 'mouvement';
  return { ...base, statut_arr: to, target, nature, resp, forced: false, causes };
}

function linesOf(walker: Walker, random: Random): RandomLine[] {
  const lines: RandomLine[] = [];
  while (lines.length < MOST_LINES && !(FINAL_STATUSES.includes(walker.statut) && random.chance(0.9))) {
    walker.at += Math.floor(random.next() ** 2 * 12 * DAY) + 60_000;
    const line = nextLine(walker, random, lines.length + 1);
    if (line === null) break;
    lines.push(line);
    walker.statut = line.statut_arr;
    if (random.chance(0.06)) break;
  }
  return lines;
}

/** An order of a random support with a random history; it passed through every kind of move, forced ones too. */
function randomOrder(index: number, random: Random): RandomOrder {
  const { kind, code, type, posed } = random.pick(SUPPORTS);
  const at = BEGIN + Math.floor(random.next() * SPAN);
  const dc = `dc-${random.below(5)}`;
  const agence = `agence-${random.below(3)}`;
  const id = (index + 1).toString(16).padStart(24, '0');
  const walker: Walker = { id, kind, dc, at, statut: 'Brouillon' };
  const lines = linesOf(walker, random);
  return {
    id,
    kind,
    type,
    type_projet: code,
    statut: 'Brouillon',
    dc,
    mdv: `mdv-of-${dc}`,
    smhf: `smhf-${random.below(3)}`,
    agence,
    imprimeur: random.chance(0.3) ? agence : `imprimeur-${random.below(2)}`,
    has_pose: posed && random.chance(0.6),
    t_creation: new Date(at).toISOString(),
    signed: random.chance(0.7) ? new Date(at + Math.floor(random.next() * 3 * DAY)).toISOString() : null,
    lines,
  };
}

export function randomOrders(count: number, random: Random): RandomOrder[] {
  return Array.from({ length: count }, (_, index) => randomOrder(index, random));
}
