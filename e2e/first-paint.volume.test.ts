import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { inVolume, sample } from '../packages/server/src/testing/volume.ts';
import { enter, openPerson } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { drawn, firstInStatus, measurePageLoad } from './page-load.ts';

const site = ownDemonstration('first-paint');

describe('the first response, before any script', () => {
  it.each(
    sample(1, [
      ['/dashboard?q_statut=Agence', 'Tableau de bord'],
      ['/dashboard-imprimeur', 'Impression'],
    ]),
  )('of %s renders header, title and rows', async (address, title) => {
    const context = await site.browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    await enter(context, 'agence1');
    const page = await context.newPage();
    await page.goto(address);
    const header = page.locator('header');
    expect(await header.innerText()).toContain('Ardoise');
    // Slate, not the page's default background without styles.
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(true);
    expect(await page.locator('.first-paint-rows > div').count()).toBe(9);
    await context.close();
  });

  it('is a client’s own at the address of everybody’s list', async () => {
    const context = await site.browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    await enter(context, 'client1');
    const page = await context.newPage();
    await page.goto('/dashboard');
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Vos commandes']);
    expect(await page.locator('.first-paint-order').count()).toBe(3);
    await context.close();
  });

  it('is the login without a session', async () => {
    const context = await site.browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/dashboard');
    expect(await page.getByRole('heading', { name: 'Se connecter' }).isVisible()).toBe(true);
    expect(await page.locator('header').count()).toBe(0);
    await context.close();
  });
});

/** Default latency of each call, as on a slow network. */
const SLOW_MS = 1_000;
const CALLS = /^\/(rest|jdrupal|user|session|demo)\//;

/** Opens a page with delayed calls, waits until the network is idle, and returns the cumulative layout shift. */
async function layoutShift(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address);
  await drawn(page);
  // Pictures, and requests that follow a response.
  await page.waitForLoadState('load');
  await sleep(2 * SLOW_MS);
  const { layoutShift: shift } = await measurePageLoad(page);
  await page.close();
  return shift;
}

const SCREENS = inVolume<Record<string, string[]>>(
  { dc1: ['/dashboard'] },
  {
    dc1: [
      '/',
      '/dashboard',
      '/dashboard?q_statut=Brouillon',
      '/help',
      '/mon-compte',
      '/suivi-projet/{Brouillon}',
      '/suivi-projet/{Agence}',
      '/suivi-projet/{Validation DC}',
      '/suivi-projet/{Validation Client}',
      '/suivi-projet/{Terminé}',
      '/chr/info-pdv/{Brouillon}',
      '/chr/creation/theme/{Brouillon}',
      '/chr/contenu/gamme/{Brouillon}',
      '/chr/recapitulatif/{Brouillon}',
      '/qrcodes/{Agence}',
    ],
    siege1: [
      '/',
      '/dashboard',
      '/gestion-projets/CHR',
      '/gestion-projets/PSM',
      '/suivi-quotas',
      '/pilotage',
      '/mon-compte',
    ],
    admin: ['/', '/dashboard', '/suivi-courriels', '/journal-securite'],
    smhf1: ['/', '/dashboard', '/gestion-projets-smhf', '/suivi-quotas'],
    mdv1: ['/', '/dashboard', '/gestion-projets-mdv'],
    agence1: [
      '/dashboard?q_statut=Agence',
      '/dashboard',
      '/dashboard-imprimeur',
      '/suivi-projet/{Agence}',
      '/suivi-projet/{Exécution}',
    ],
    imprimeur: ['/dashboard-imprimeur'],
    installateur1: ['/dashboard', '/suivi-projet/{Prévisite}'],
    client1: ['/dashboard', '/suivi-projet/{Validation Client}'],
  },
);

/** The address with the first project of the named status, a Carte Brasserie where it is a step of its wizard. */
async function addressOf({ request }: BrowserContext, screen: string): Promise<string> {
  const [named, statut] = /\{(.+)\}/.exec(screen) ?? [];
  if (named === undefined || statut === undefined) return screen;
  const support = screen.startsWith('/chr/') ? 'Carte Brasserie' : undefined;
  return screen.replace(named, await firstInStatus(request, statut, support));
}

/** The narrow one, where a line that wraps shifts most; all people at both in the long run. */
const WIDTHS = inVolume([390], [390, 1180]);

it.each(
  Object.entries(SCREENS).flatMap(([name, screens]) =>
    WIDTHS.map((width) => [name, width, screens] as const),
  ),
)(
  'has no layout shift on %s at %i px while calls are slow',
  async (name, width, screens) => {
    const { context } = await openPerson(site.browser, site.url, width);
    await enter(context, name);
    await context.route(
      (url) => CALLS.test(url.pathname),
      async (route) => {
        await sleep(SLOW_MS);
        await route.continue().catch(() => undefined);
      },
    );
    for (const screen of screens) {
      const address = await addressOf(context, screen);
      expect([screen, (await layoutShift(context, address)) < 0.02]).toEqual([screen, true]);
    }
    await context.close();
  },
  inVolume(90_000, 240_000),
);
