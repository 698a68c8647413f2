import type { Locator } from 'playwright';

/** Pastes HTML where the cursor is, as another program copies it. */
export async function pasteHtml(field: Locator, html: string): Promise<void> {
  await field.evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
