import { button } from '../inspected-product.ts';
import { writtenCard } from '../written-card.ts';
import { type Act, openAs } from './act.ts';
import { ACTS_OF_DOCUMENTS } from './acts-of-documents.ts';
import { ACTS_OF_HANDS } from './acts-of-hands.ts';

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

const WRONG = { 'Code postal': '12', Téléphone: '12', 'N°SIRET': '12', 'E-mail du client': 'karim' };

/** The refusal of an answer says how one is written, in the field's own description. */
const saysTheForm: Act = async (site) => {
  const page = await openAs(site, 'dc1', `/chr/info-pdv/${site.projects.blank}`);
  const faults: string[] = [];
  for (const [label, wrong] of Object.entries(WRONG))
    await page.getByLabel(label, { exact: true }).fill(wrong);
  await button(page, 'Suivant').click();
  await page.locator('.error-summary').waitFor();
  for (const label of Object.keys(WRONG)) {
    const said = await page.getByLabel(label, { exact: true }).evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
    if (!said.includes('par exemple') && !said.includes('Par exemple')) faults.push(`${label}: ${said}`);
  }
  return faults;
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
  ...ACTS_OF_DOCUMENTS,
  ...ACTS_OF_HANDS,
  '7.4': chooses,
  '7.5': tellsState,
  '11.10': refusesFields,
  '11.11': saysTheForm,
  '11.12': readsAgain,
};
