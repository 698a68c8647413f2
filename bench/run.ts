import { measureBesideList } from './beside-list.ts';
import { benchDatabase, startBenchPostgres } from './database.ts';
import { drive, type Figures, middle } from './drive.ts';
import { measureFirstLoads } from './first-load.ts';
import { measureFirstTaps } from './first-taps.ts';
import { printFollowUpOnWire } from './follow-up-on-wire.ts';
import { measureFootprint } from './footprint.ts';
import { measureKeptShell } from './kept-shell.ts';
import { measureLighthouse } from './lighthouse.ts';
import { LONG_WORKS } from './long-works.ts';
import { type BenchOptions, type PageMeasure, readOptions } from './options.ts';
import { measurePeople, PEOPLE_SIZE } from './people.ts';
import { plannedAnew, readPlanned } from './plans.ts';
import { measureProofRoom } from './proof-room.ts';
import {
  JUDGED_CONNECTIONS,
  printBesidePlainList,
  printCeiling,
  printComparison,
  printFigures,
  printGrowth,
  printHeader,
  printHeapOnly,
  printLoad,
  printMachine,
  printPlannedAnew,
  type Rounds,
  writeReport,
} from './report.ts';
import type { Scenario } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import { measureSecondVisits } from './second-visit.ts';
import { type RunningServer, startCeiling, startLimit, startProduct } from './servers.ts';
import { printStatements } from './statements.ts';
import { readUpdates } from './table-updates.ts';
import { measureWithoutNetwork } from './without-network.ts';
import { measureWizardSteps } from './wizard-steps.ts';

const PRODUCT_PORT = 8171;
const LIMIT_PORT = 8170;
const CEILING_PORT = 8172;
const WARM_UP_SECONDS = 1;
/** An export of 100,000 rows takes some seconds. */
const LONG_SECONDS = 10;

type Servers = Record<keyof Rounds, RunningServer>;

/** Figures of each scenario by size, at the evaluated number of connections. */
type GrowthFigures = Map<string, Map<number, Figures>>;

/** Runs the sides of a scenario in turn, after a warm-up of each: A B C, C B A, A B C… */
async function takeTurns(
  scenario: Scenario,
  servers: Servers,
  connections: number,
  { rounds, seconds }: BenchOptions,
): Promise<Rounds> {
  const runs: Rounds = { product: [], limit: [], ceiling: [] };
  const sides = (Object.keys(runs) as (keyof Rounds)[]).flatMap((side) => {
    const draw = scenario[side];
    return draw === undefined
      ? []
      : [{ side, run: (length: number) => drive(servers[side], draw, connections, length) }];
  });
  for (const { run } of sides) await run(WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1)
    for (const { side, run } of round % 2 === 0 ? sides : sides.toReversed())
      runs[side].push(await run(seconds));
  return runs;
}

function note(figures: GrowthFigures, name: string, size: number, product: Figures): void {
  const bySize = figures.get(name) ?? new Map<number, Figures>();
  figures.set(name, bySize.set(size, product));
}

function print({ name }: Scenario, size: number, connections: number, rounds: Rounds): void {
  if (rounds.limit.length === 0) printFigures(name, connections, middle(rounds.product));
  else printComparison(name, size, connections, rounds);
  if (rounds.ceiling.length > 0) printCeiling(name, connections, rounds);
}

async function measureScenario(
  scenario: Scenario,
  { database, size }: { database: string; size: number },
  servers: Servers,
  options: BenchOptions,
): Promise<Figures | null> {
  let judged: Figures | null = null;
  const planned = await readPlanned(servers.product);
  const updated = await readUpdates(database, scenario.updates);
  for (const connections of options.connections) {
    await scenario.prepare?.(database);
    const rounds = await takeTurns(scenario, servers, connections, options);
    print(scenario, size, connections, rounds);
    if (connections === JUDGED_CONNECTIONS) judged = middle(rounds.product);
  }
  printHeapOnly(scenario.name, updated, await readUpdates(database, scenario.updates));
  if (scenario.limit !== undefined) {
    const anew = plannedAnew(planned, await readPlanned(servers.product));
    printPlannedAnew(scenario.name, anew);
    if (anew.length > 0) process.exitCode = 1;
  }
  await scenario.restore?.(database);
  return judged;
}

/** Long-running work beside the list; it has no growth figures of its own. */
async function measureLongWork(
  name: string,
  database: string,
  { product }: Servers,
  { size, seconds }: { size: number; seconds: number },
): Promise<void> {
  const works = LONG_WORKS[name];
  await works?.prepare?.(database, size);
  for (const work of works?.worksAt(size) ?? [])
    await measureBesideList(product, scenarioOf('list', size), work, Math.max(seconds, LONG_SECONDS));
  await works?.restore?.(database, size);
}

async function measureSize(
  server: string,
  size: number,
  options: BenchOptions,
  figures: GrowthFigures,
): Promise<void> {
  const database = await benchDatabase(server, size);
  const servers = {
    product: await startProduct(database, PRODUCT_PORT),
    limit: await startLimit(database, LIMIT_PORT),
    ceiling: await startCeiling(database, CEILING_PORT),
  };
  try {
    printHeader(size);
    for (const name of options.longWorks)
      await measureLongWork(name, database, servers, { size, seconds: options.seconds });
    for (const name of options.scenarios) {
      const judged = await measureScenario(scenarioOf(name, size), { database, size }, servers, options);
      if (judged !== null) note(figures, name, size, judged);
    }
    if (options.scenarios.includes('project-signed'))
      await printFollowUpOnWire(database, size, servers.product.url);
    if (options.people && size === PEOPLE_SIZE) await measurePeople(servers.product, database, size);
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
  if (size === options.sizes[0]) await printStatements(database, size, options.scenarios, PRODUCT_PORT);
}

/** The sizes, and the footprint of the process: both need the benchmark's PostgreSQL. */
async function measureServer(options: BenchOptions): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const figures: GrowthFigures = new Map();
    for (const size of options.sizes) await measureSize(postgres.url, size, options, figures);
    printBesidePlainList(figures);
    printGrowth(figures);
    if (options.footprint) await measureFootprint(postgres.url, PRODUCT_PORT);
  } finally {
    await postgres.stop();
  }
}

const OF_PAGES: Record<PageMeasure, (options: BenchOptions) => Promise<void>> = {
  'first-load': measureFirstLoads,
  'second-visit': measureSecondVisits,
  'kept-shell': measureKeptShell,
  'without-network': measureWithoutNetwork,
  'first-taps': measureFirstTaps,
  steps: measureWizardSteps,
  'proof-room': measureProofRoom,
  lighthouse: measureLighthouse,
};

const options = readOptions(process.argv.slice(2));
if (options.sizes.length > 0) printMachine(options.rounds, options.seconds);
if (options.sizes.length > 0 || options.footprint) await measureServer(options);
if (options.sizes.length > 0) printLoad();
for (const measure of options.pages) await OF_PAGES[measure](options);
if (options.report !== undefined) await writeReport(options.report);
