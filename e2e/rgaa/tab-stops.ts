import type { Page } from 'playwright';

/** What Tab reached, from the page's begin. */
export interface Stops {
  first: string;
  reached: number;
  /** Places that Tab did not leave. */
  trapped: readonly string[];
  /** Pressable or fillable, and never reached, by name. */
  missed: readonly string[];
}

/** More than a page of the sample has. */
const MOST = 900;

/** The last stops of a page, by Shift and Tab. */
async function lastStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const ids: string[] = [];
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('Shift+Tab');
    const id = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.stop);
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

/** Walks a page by Tab from its begin to its end. */
export async function tabStops(page: Page): Promise<Stops> {
  const expected = await page.evaluate(() => {
    // Tab goes on from where one was: from the begin of the page, here.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
    const groups = new Set<string>();
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter((stop) => {
      const isShown = stop.checkVisibility({ visibilityProperty: true });
      // One of radios, and one of what arrows lead through, is a stop.
      const name = stop instanceof HTMLInputElement && stop.type === 'radio' ? stop.name : '';
      const isAgain = name !== '' && groups.has(name);
      if (name !== '') groups.add(name);
      return (
        isShown && !isAgain && stop.tabIndex >= 0 && !stop.matches(':disabled') && !stop.closest('[inert]')
      );
    });
    stops.forEach((stop, rank) => {
      stop.dataset.stop = String(rank);
    });
    return stops.length;
  });
  const seen = new Set<string>();
  const trapped: string[] = [];
  let first = '';
  let begin: string | undefined;
  let last = '';
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const stop = document.activeElement as HTMLElement | null;
      if (stop === null || stop === document.body) return null;
      const radio = stop instanceof HTMLInputElement && stop.type === 'radio' ? stop.name : '';
      const group =
        radio === ''
          ? stop
          : document.querySelector<HTMLElement>(`input[type=radio][name="${radio}"][data-stop]`);
      return {
        id: group?.dataset.stop ?? stop.outerHTML.slice(0, 80),
        words: stop.textContent?.trim().slice(0, 40) ?? '',
      };
    });
    if (here === null) break;
    if (pressed === 0) first = here.words;
    if (here.id === last) trapped.push(here.words || here.id);
    last = here.id;
    if (here.id === begin) break;
    begin ??= here.id;
    seen.add(here.id);
    if (trapped.length > 3) break;
  }
  // A list that goes on as one comes near is left from its end.
  if (seen.size >= expected) for (const id of await lastStops(page)) seen.add(id);
  const missed = await page.evaluate(
    (reached) =>
      [...document.querySelectorAll<HTMLElement>('[data-stop]')]
        .filter((stop) => !reached.includes(stop.dataset.stop ?? '') && stop.checkVisibility())
        .map((stop) => stop.outerHTML.replace(/\s+/g, ' ').slice(0, 100)),
    [...seen],
  );
  return { first, reached: seen.size, trapped, missed };
}
