import type { Locator } from 'playwright';

/** Types a day (yyyy-MM-dd) into a date field, digit by digit, leaving the focus there. */
export async function typeDate(field: Locator, day: string): Promise<void> {
  await field.getByRole('spinbutton').first().focus();
  await field.page().keyboard.type(day.split('-').reverse().join(''));
  await field.page().keyboard.press('Enter');
}
