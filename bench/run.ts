import { measureBesideList } from './beside-list.ts';
import { benchDatabase, startBenchPostgres } from './database.ts';
import { drive, type Figures, mean } from './drive.ts';
import { measureFirstLoads } from './first-load.ts';
import { LONG_WORKS } from './long-works.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { measurePages } from './pages.ts';
import {
  JUDGED_CONNECTIONS,
  printBesidePlainList,
  printComparison,
  printFigures,
  printGrowth,
  printHeader,
} from './report.ts';
import type { Scenario } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import { type RunningServer, startLimit, startProduct } from './servers.ts';
import { printStatements } from './statements.ts';

const PRODUCT_PORT = 8171;
const LIMIT_PORT = 8170;
const WARM_UP_SECONDS = 1;
/** An export of 100,000 rows takes some seconds. */
const LONG_SECONDS = 10;

interface Servers {
  product: RunningServer;
  limit: RunningServer;
}

/** Figures of each scenario by size, at the evaluated number of connections. */
type GrowthFigures = Map<string, Map<number, Figures>>;

/** Runs product and limit in the order A B B A, after a warm-up of each; the product twice if it is alone. */
async function compare(
  scenario: Scenario,
  servers: Servers,
  connections: number,
  seconds: number,
): Promise<{ product: Figures; limit: Figures | null }> {
  const product = (length: number) => drive(servers.product.url, scenario.product, connections, length);
  await product(WARM_UP_SECONDS);
  const { limit } = scenario;
  if (limit === undefined)
    return { product: mean(await product(seconds), await product(seconds)), limit: null };
  const reference = (length: number) => drive(servers.limit.url, limit, connections, length);
  await reference(WARM_UP_SECONDS);
  const firstProduct = await product(seconds);
  const firstLimit = await reference(seconds);
  const secondLimit = await reference(seconds);
  const secondProduct = await product(seconds);
  return { product: mean(firstProduct, secondProduct), limit: mean(firstLimit, secondLimit) };
}

function note(figures: GrowthFigures, name: string, size: number, product: Figures): void {
  const bySize = figures.get(name) ?? new Map<number, Figures>();
  figures.set(name, bySize.set(size, product));
}

async function measureScenario(
  scenario: Scenario,
  database: string,
  servers: Servers,
  options: BenchOptions,
): Promise<Figures | null> {
  let judged: Figures | null = null;
  for (const connections of options.connections) {
    await scenario.prepare?.(database);
    const { product, limit } = await compare(scenario, servers, connections, options.seconds);
    if (limit === null) printFigures(scenario.name, connections, product);
    else printComparison(scenario.name, connections, { product, limit });
    if (connections === JUDGED_CONNECTIONS) judged = product;
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
  };
  try {
    printHeader(size);
    for (const name of options.longWorks)
      await measureLongWork(name, database, servers, { size, seconds: options.seconds });
    for (const name of options.scenarios) {
      const judged = await measureScenario(scenarioOf(name, size), database, servers, options);
      if (judged !== null) note(figures, name, size, judged);
    }
  } finally {
    await servers.product.stop();
    await servers.limit.stop();
  }
  if (size === options.sizes[0]) await printStatements(database, size, options.scenarios, PRODUCT_PORT);
}

const options = readOptions(process.argv.slice(2));
const postgres = await startBenchPostgres();
try {
  const figures: GrowthFigures = new Map();
  for (const size of options.sizes) await measureSize(postgres.url, size, options, figures);
  printBesidePlainList(figures);
  printGrowth(figures);
} finally {
  await postgres.stop();
}
if (options.pages) {
  await measurePages();
  await measureFirstLoads();
}
