import { CRITERIA } from '@ardoise/domain/accessibility/themes.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import { enter, openPerson, processBrowser } from '../browser.ts';
import { sharedInspection } from '../inspected-product.ts';
import { LAPTOP } from '../inspection.ts';
import { ACTS } from './acts.ts';
import { faultsOf } from './checks.ts';
import { SAMPLE } from './sample.ts';
import { type Visit, visit } from './visit.ts';

const site = sharedInspection();
const visits: Visit[] = [];
const opened: string[] = [];

async function pageOf(who: string | null): Promise<Page> {
  const { page } = await openPerson(await processBrowser(), inject('sharedDemonstration'), LAPTOP.width);
  page.on('popup', (popup) => opened.push(popup.url()));
  if (who !== null) await enter(page.context(), who);
  return page;
}

beforeAll(async () => {
  const pages = new Map<string | null, Page>();
  for (const sampled of SAMPLE) {
    const page = pages.get(sampled.who) ?? (await pageOf(sampled.who));
    pages.set(sampled.who, page);
    visits.push(await visit(page, sampled, await sampled.address(site)));
  }
});

/** No window opened by itself on any page. */
const WINDOWS = '13.2';

for (const { number, title, evidence } of CRITERIA)
  if (evidence.by === 'test')
    it(`${number} ${title}`, async () => {
      const acted = (await ACTS[number]?.(site)) ?? [];
      expect([...faultsOf(number, visits), ...acted, ...(number === WINDOWS ? opened : [])]).toEqual([]);
    });
