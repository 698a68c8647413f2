import { rm } from 'node:fs/promises';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter, leaveBrowser, openPerson, processBrowser, signIn } from './browser.ts';
import { demoDataDir } from './demo-data.ts';
import { HttpCaller } from './http-caller.ts';
import { databaseOf, type RunningProduct, startProduct } from './running-product.ts';

interface Row {
  _id: { $oid: string };
  nameProjet: string;
  dc: string;
  version: number;
}

const LAPTOP = 1180;

let dataDir: string;
let databaseUrl: string;
/** Two server processes on one database, which the far one starts: one person per process. */
let near: RunningProduct;
let far: RunningProduct;
let browser: Browser;
let agency: HttpCaller;

beforeAll(async () => {
  dataDir = await demoDataDir('live');
  far = await startProduct(dataDir);
  databaseUrl = await databaseOf(dataDir);
  near = await startProduct(dataDir, { DATABASE_URL: databaseUrl, DEMO: '1' });
  browser = await processBrowser();
  agency = new HttpCaller(far.url);
  await agency.signIn('agence1', 'ardoise-demo');
}, 180_000);
afterAll(async () => {
  await leaveBrowser(browser);
  await near?.stop();
  await far?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The oldest of one dc's projects at the agency: last in every list. */
async function atTheAgency(dc: string): Promise<Row> {
  const status = encodeURIComponent('Agence');
  const { projets } = await agency.json<{ projets: Row[] }>(
    'GET',
    `/rest/myplv/projets?q_statut=${status}&limit=100&dir=asc`,
  );
  const found = projets.find((row) => row.dc === dc);
  if (found === undefined) throw new Error(`${dc} has nothing at the agency`);
  return found;
}

function sendBack({ _id, version }: Row): Promise<unknown> {
  const target = encodeURIComponent('Brouillon');
  return agency.json('PUT', `/rest/myplv/projets/${_id.$oid}/statut/${target}`, {
    version,
    comment: 'La photo de la terrasse est illisible',
  });
}

interface Fiber {
  type: unknown;
  memoizedProps: { 'data-project'?: string };
  child: Fiber | null;
  sibling: Fiber | null;
}
type Drawing = typeof globalThis & { drawnRows: string[] };

/** Records in `drawnRows` the projects whose row React renders, by the hook of its developer tools. */
function noteDrawnRows(): void {
  const drawn: string[] = [];
  const last = new Map<string, object>();
  const look = (fiber: Fiber | null): void => {
    if (fiber === null) return;
    const id = fiber.type === 'tr' ? fiber.memoizedProps['data-project'] : undefined;
    if (id !== undefined && last.get(id) !== fiber.memoizedProps) {
      last.set(id, fiber.memoizedProps);
      drawn.push(id);
    }
    look(fiber.child);
    look(fiber.sibling);
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => look(root.current),
  };
  Object.assign(globalThis, { drawnRows: drawn, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Counts a page's requests for the stream of changes. */
function countStreams(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/rest/myplv/changements') count += 1;
  });
  return () => count;
}

it('shows a move made in another process on the open dashboard and follow-up, through one stream for both tabs', {
  tags: 'long',
}, async () => {
  const project = await atTheAgency('dc1');
  const { context, page: dashboard, complaints } = await openPerson(browser, near.url, LAPTOP);
  const dashboardStreams = countStreams(dashboard);
  await signIn(dashboard, 'dc1');
  await dashboard.goto(`/dashboard?q_recherche=${encodeURIComponent(project.nameProjet)}`);
  const row = dashboard.locator(`[data-project="${project._id.$oid}"]`);
  await row.getByText('Agence', { exact: true }).first().waitFor();
  const followUp = await context.newPage();
  const followUpStreams = countStreams(followUp);
  await followUp.goto(PAGE_PATHS.followUp(project._id.$oid));
  await followUp.getByRole('heading', { level: 1 }).waitFor();
  // Both tabs count as visible: Chromium's own visibility is not under test.
  await expect.poll(dashboardStreams).toBeGreaterThan(0);

  const asked = Date.now();
  await sendBack(project);
  const moved = Date.now();
  const seen = async (shown: Promise<unknown>) => {
    await shown;
    return Date.now() - moved;
  };
  const [onDashboard, onFollowUp] = await Promise.all([
    seen(row.getByText('Brouillon', { exact: true }).first().waitFor()),
    seen(followUp.getByText('La photo de la terrasse est illisible').first().waitFor()),
  ]);
  process.stdout.write(
    `moved in ${moved - asked} ms; seen on the dashboard after ${onDashboard} ms, on the follow-up after ${onFollowUp} ms\n`,
  );
  expect([dashboardStreams() > 0, followUpStreams()]).toEqual([true, 0]);

  // The tab that owns the stream closes: the other takes over and receives events.
  await dashboard.close();
  await expect.poll(followUpStreams).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

it('renders only the changed row of the list again', { tags: 'long' }, async () => {
  const project = await atTheAgency('dc1');
  const { context, page } = await openPerson(browser, near.url, LAPTOP);
  await page.addInitScript(noteDrawnRows);
  await enter(page.context(), 'dc1');
  await page.goto(`/dashboard?q_recherche=${encodeURIComponent(project.nameProjet)}`);
  const row = page.locator(`[data-project="${project._id.$oid}"]`);
  await row.getByText('Agence', { exact: true }).first().waitFor();
  const drawn = () => page.evaluate(() => [...new Set((globalThis as Drawing).drawnRows)]);
  const shown = await page
    .locator('[data-project]')
    .evaluateAll((rows) => rows.map((each) => each.getAttribute('data-project')));
  expect(shown.length).toBeGreaterThan(1);
  expect(await drawn()).toEqual(expect.arrayContaining(shown));
  await page.evaluate(() => (globalThis as Drawing).drawnRows.splice(0));

  await sendBack(project);
  await row.getByText('Brouillon', { exact: true }).first().waitFor();
  expect(await drawn()).toEqual([project._id.$oid]);
  await context.close();
});

it('shows that a project is gone once it is deleted in another process', { tags: 'long' }, async () => {
  const siege = new HttpCaller(far.url);
  await siege.signIn('siege1', 'ardoise-demo');
  const drafts = await siege.json<Row[]>('GET', '/rest/myplv/projets?q_statut=Brouillon&q_typeProjet=CHR');
  const id = drafts.find(({ dc }) => dc === 'dc1')?._id.$oid ?? '';
  const { context, page } = await openPerson(browser, near.url, LAPTOP);
  await enter(page.context(), 'dc1');
  await page.goto(PAGE_PATHS.followUp(id));
  await page.getByRole('heading', { name: 'Historique' }).waitFor();
  expect((await siege.send('DELETE', `/rest/myplv/projets/${id}`)).status).toBe(204);
  await page.getByRole('heading', { name: 'Projet introuvable' }).waitFor({ timeout: 10_000 });
  expect(await page.getByRole('heading', { name: 'Historique' }).count()).toBe(0);
  await context.close();
});

it('reconnects the stream after a server restart, and refetches what was missed', {
  tags: 'long',
}, async () => {
  const project = await atTheAgency('dc1');
  const { context, page } = await openPerson(browser, near.url, LAPTOP);
  await enter(page.context(), 'dc1');
  await page.goto(PAGE_PATHS.followUp(project._id.$oid));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const port = new URL(near.url).port;
  await near.stop();
  await sendBack(project);
  near = await startProduct(dataDir, {
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    PORT: port,
  });
  await page.getByText('La photo de la terrasse est illisible').first().waitFor({ timeout: 40_000 });
  await context.close();
});
