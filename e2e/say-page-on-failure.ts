import type { Page } from 'playwright';
import { beforeEach } from 'vitest';
import { openPages } from './browser.ts';

/** What a person would tell of a page on the telephone. Runs in the page. */
const readPage = () => {
  const words = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
  return {
    heading: words('h1'),
    dialog: words('dialog[open]'),
    said: words('[role=alert], [role=status], .toast, .field-bad .field-message'),
  };
};

async function say(page: Page): Promise<string> {
  const read = await page.evaluate(readPage).catch(({ message }: Error) => message);
  return `${page.url()} ${JSON.stringify(read)}`;
}

// A timeout names what was awaited: the failure says as well what was there instead, where no screenshot can be fetched.
beforeEach(({ onTestFailed, task }) => {
  onTestFailed(async () => {
    const said = await Promise.all((await openPages()).map(say));
    for (const error of task.result?.errors?.slice(0, 1) ?? [])
      error.message = [error.message, 'The pages then:', ...said].join('\n');
  });
});
