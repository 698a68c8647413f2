import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { onTestFailed } from 'vitest';

/** Keeps a screenshot of the page as `ardoise-<name>.png` in the system's temporary folder if the test fails. */
export function pictureOnFailure(page: Page, name: string): void {
  onTestFailed(async () => {
    await page.screenshot({ path: path.join(tmpdir(), `ardoise-${name}.png`), fullPage: true });
  });
}
