import { run as ask, benchDatabase, startBenchPostgres } from './database.ts';
import { drive, type Figures, mean } from './drive.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { measurePages } from './pages.ts';
import { printComparison, printGrowth, printHeader } from './report.ts';
import { projectIdOf } from './rows.ts';
import { draftsOf, type Scenario, scenarioOf } from './scenarios.ts';
import { type RunningServer, startLimit, startProduct } from './servers.ts';
import { printStatements } from './statements.ts';

const PRODUCT_PORT = 8171;
const LIMIT_PORT = 8170;
const WARM_UP_SECONDS = 1;

async function readVersions(scenario: Scenario, database: string, size: number): Promise<void> {
  if (scenario.versions === undefined) return;
  const drafts = draftsOf(scenario.name, size);
  const product = await ask<{ id: string; version: number }>(
    database,
    `select id, version from projects where id in (${drafts.map((index) => `'${projectIdOf(index)}'`).join(',')})`,
  );
  const limit = await ask<{ id: number; version: number }>(
    database,
    `select id::int as id, version from reference.projects where id in (${drafts.join(',')})`,
  );
  const byId = new Map(product.map((row) => [row.id, row.version]));
  for (const index of drafts) scenario.versions.product.set(index, byId.get(projectIdOf(index)) ?? 1);
  for (const row of limit) scenario.versions.limit.set(row.id, row.version);
}

/** Product and limit in turn, A B B A, after a warm-up of each. */
async function compare(
  scenario: Scenario,
  servers: { product: RunningServer; limit: RunningServer },
  connections: number,
  seconds: number,
): Promise<{ product: Figures; limit: Figures }> {
  const product = (length: number) => drive(servers.product.url, scenario.product, connections, length);
  const limit = (length: number) => drive(servers.limit.url, scenario.limit, connections, length);
  await product(WARM_UP_SECONDS);
  await limit(WARM_UP_SECONDS);
  const firstProduct = await product(seconds);
  const firstLimit = await limit(seconds);
  const secondLimit = await limit(seconds);
  const secondProduct = await product(seconds);
  return { product: mean(firstProduct, secondProduct), limit: mean(firstLimit, secondLimit) };
}

async function measureSize(
  server: string,
  size: number,
  options: BenchOptions,
  listFigures: Map<number, Figures>,
): Promise<void> {
  const database = await benchDatabase(server, size);
  const servers = {
    product: await startProduct(database, PRODUCT_PORT),
    limit: await startLimit(database, LIMIT_PORT),
  };
  try {
    printHeader(size);
    for (const name of options.scenarios) {
      const scenario = scenarioOf(name, size);
      for (const connections of options.connections) {
        await readVersions(scenario, database, size);
        const figures = await compare(scenario, servers, connections, options.seconds);
        printComparison(name, connections, figures);
        if (name === 'list' && connections === 10) listFigures.set(size, figures.product);
      }
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
  const listFigures = new Map<number, Figures>();
  for (const size of options.sizes) await measureSize(postgres.url, size, options, listFigures);
  printGrowth(listFigures);
} finally {
  await postgres.stop();
}
if (options.pages) await measurePages();
