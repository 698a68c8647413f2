import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_FLAGS } from '../e2e/browser.ts';
import { withDemonstration } from './demonstration.ts';
import { median } from './median.ts';
import type { BenchOptions } from './options.ts';
import { say } from './report.ts';

/** Scores of 100. */
const ASKED = { performance: 90, accessibility: 100, 'best-practices': 100 };
type Category = keyof typeof ASKED;
const CATEGORIES = Object.keys(ASKED) as Category[];

/** What a missed performance is of, and how it is said. */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocking time',
};

interface Audited {
  name: string;
  who: string | null;
  path: string;
  /** The `{project}` of the path: the first in this status. */
  status?: string;
}

const PAGES: readonly Audited[] = [
  { name: 'login', who: null, path: '/login' },
  { name: 'home', who: 'dc1', path: '/' },
  { name: 'dashboard', who: 'dc1', path: '/dashboard' },
  { name: 'follow-up', who: 'dc1', path: '/suivi-projet/{project}', status: 'Validation DC' },
  { name: 'wizard, first step', who: 'dc1', path: '/chr/info-pdv/{project}', status: 'Brouillon' },
  { name: 'client’s orders', who: 'client1', path: '/dashboard' },
];

/** The cookie of a new session, as a header has it. */
async function cookieOf(url: string, who: string): Promise<string> {
  const reply = await fetch(`${url}/user/login?_format=json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: who, pass: 'ardoise-demo' }),
  });
  const [cookie = ''] = reply.headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

async function projectIn(url: string, status: string, cookie: string): Promise<string> {
  const query = new URLSearchParams({ q_statut: status, q_support: 'Carte Brasserie', limit: '1' });
  const reply = await fetch(`${url}/rest/myplv/projets?${query.toString()}`, { headers: { cookie } });
  const { projets } = (await reply.json()) as { projets: { _id: { $oid: string } }[] };
  return projets[0]?._id.$oid ?? '';
}

async function audit(address: string, port: number, cookie: string | null): Promise<Result> {
  const run = await lighthouse(address, {
    port,
    onlyCategories: CATEGORIES,
    formFactor: 'mobile',
    logLevel: 'error',
    ...(cookie !== null && { extraHeaders: { cookie } }),
  });
  if (run === undefined) throw new Error('Lighthouse gave no result');
  return run.lhr;
}

function print(name: string, results: readonly Result[]): void {
  const words = CATEGORIES.map((category) => {
    const scores = results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100));
    const verdict = median(scores) >= ASKED[category] ? 'held' : 'MISSED';
    return `${category} ${scores.join(' ')}  ${verdict} (${ASKED[category]})`;
  });
  const times = Object.entries(TIMES).map(
    ([audited, said]) =>
      `${said} ${median(results.map((result) => result.audits[audited]?.numericValue ?? 0)).toFixed(0)} ms`,
  );
  const failed = Object.values(results[0]?.audits ?? {}).filter(
    ({ id, score }) =>
      score === 0 &&
      CATEGORIES.some(
        (category) =>
          category !== 'performance' &&
          results[0]?.categories[category]?.auditRefs.some(
            (audited) => audited.id === id && audited.weight > 0,
          ),
      ),
  );
  const why = failed.length === 0 ? '' : `  failed: ${failed.map(({ id }) => id).join(', ')}`;
  say(`${name.padEnd(20)}${words.join('  ')}  ${times.join(', ')}${why}`);
}

/** Lighthouse on its mobile profile, with a cold cache, at six pages of the built product: performance is the median. */
export async function measureLighthouse({ visits }: Pick<BenchOptions, 'visits'>): Promise<void> {
  await withDemonstration('lighthouse', async ({ url }) => {
    const chrome = await launch({
      chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      chromeFlags: CHROMIUM_FLAGS,
    });
    try {
      say(`\nLighthouse, mobile, ${visits} runs`);
      for (const { name, who, path, status } of PAGES) {
        const cookie = who === null ? null : await cookieOf(url, who);
        const project = status === undefined ? '' : await projectIn(url, status, cookie ?? '');
        const results: Result[] = [];
        for (let run = 0; run < visits; run += 1)
          results.push(await audit(`${url}${path.replace('{project}', project)}`, chrome.port, cookie));
        print(name, results);
      }
    } finally {
      chrome.kill();
    }
  });
}
