import type { EntryPicture } from '@ardoise/domain/content/catalogue-lists/entry-list.ts';
import { answerAt, withAnswer } from '@ardoise/domain/wizards/answer-at.ts';
import type { EntryForm } from './entry-form.ts';

/** The drink that a board is drawn with: a picture of its look, upright. */
export const BOARD_DRINK: EntryPicture = {
  path: 'field_apercu.drink.image',
  label: 'Boisson dessinée',
  ratio: 0.6,
};
const HEIGHT = 'field_apercu.drink.height';

/** An item with another picture: a drawn drink has a height, 1 by default; without a picture there is none. */
export function withPicture(item: EntryForm['item'], path: string, address: string): EntryForm['item'] {
  const next = withAnswer(item, path, address);
  if (path !== BOARD_DRINK.path) return next;
  const height = String(answerAt(item, HEIGHT) ?? '');
  return withAnswer(next, HEIGHT, address === '' ? '' : height || '1');
}
