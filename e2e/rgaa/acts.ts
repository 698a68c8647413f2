import type { Page } from 'playwright';
import { button } from '../inspected-product.ts';
import { screenRead } from '../inspection.ts';
import { writtenCard } from '../written-card.ts';
import type { Site } from './sample.ts';

/** What a criterion asks of an act, not of a page: its faults. */
type Act = (site: Site) => Promise<string[]>;

async function openAs(site: Site, who: string | null, address: string): Promise<Page> {
  const { page } = await site.inspectAs(who);
  await page.goto(address);
  await screenRead(page);
  return page;
}

/** Choosing in a field moves nobody to another page, and opens no dialog. */
const chooses: Act = async (site) => {
  const page = await openAs(site, 'dc1', `/chr/livraison/${await writtenCard(site)}`);
  const before = page.url();
  const faults: string[] = [];
  const fields = page.locator('main select, main input[type=radio]:checked');
  const count = await fields.count();
  for (let rank = 0; rank < count; rank += 1) {
    // A choice may ask for another one, or take one away.
    if (rank >= (await fields.count())) break;
    await fields.nth(rank).focus();
    await page.keyboard.press('ArrowDown');
    if (page.url() !== before || (await page.locator('dialog[open]').count()) > 0) faults.push(page.url());
  }
  return count === 0 ? ['nothing to choose'] : faults;
};

/** A refusal is an alert, what was saved a status. */
const tellsState: Act = async (site) => {
  const visitor = await openAs(site, null, '/login');
  await button(visitor, 'Se connecter').click();
  const alerts = await visitor.locator('[role=alert]').count();
  const dc = await openAs(site, 'dc1', `/chr/livraison/${site.projects.complete}`);
  const polite = await dc.locator('[role=status], [aria-live=polite]').count();
  return [...(alerts === 0 ? ['the refused login'] : []), ...(polite === 0 ? ['the wizard'] : [])];
};

/** A refused field says so, and names its message. */
const refusesFields: Act = async (site) => {
  const page = await openAs(site, 'dc1', `/chr/info-pdv/${site.projects.blank}`);
  await button(page, 'Suivant').click();
  await page.locator('.error-summary').waitFor();
  return page.evaluate(() => {
    const refused = [...document.querySelectorAll('[aria-invalid=true]')];
    if (refused.length === 0) return ['no field is marked'];
    return refused.flatMap((field) => {
      const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
      const words = ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '').join('');
      return words === '' ? [field.outerHTML.slice(0, 100)] : [];
    });
  });
};

/** What is signed is read again, corrected, or left. */
const readsAgain: Act = async (site) => {
  const page = await openAs(site, 'dc1', `/chr/recapitulatif/${site.projects.complete}`);
  const links = await page.getByRole('link', { name: /^Modifier/ }).count();
  await button(page, /Enregistrer et signer/).click();
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return links === 0 ? ['nothing leads back to a step'] : [];
};

/** Criteria that an act answers for. */
export const ACTS: Readonly<Record<string, Act>> = {
  '7.4': chooses,
  '7.5': tellsState,
  '11.10': refusesFields,
  '11.12': readsAgain,
};
