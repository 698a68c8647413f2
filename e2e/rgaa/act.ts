import type { Page } from 'playwright';
import { screenRead } from '../inspection.ts';
import type { Site } from './sample.ts';

/** What a criterion asks of an act, not of a page: its faults. */
export type Act = (site: Site) => Promise<string[]>;

/** A page of its own for a person; null for a visitor. */
export async function openAs(site: Site, who: string | null, address: string): Promise<Page> {
  const { page } = await site.inspectAs(who);
  await page.goto(address);
  await screenRead(page);
  return page;
}
