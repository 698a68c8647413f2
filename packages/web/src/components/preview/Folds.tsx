import type { Drawing } from '@ardoise/domain/drawing/mark.ts';

/** Where a card is folded, over its preview; `at` in millimetres from its left. On screen only, hence no mark. */
export function Folds({
  drawing,
  at = [],
}: {
  drawing: Pick<Drawing, 'height'>;
  at?: readonly number[] | undefined;
}) {
  return at.map((x) => <path key={x} className="preview-fold" d={`M${x} 0V${drawing.height}`} />);
}
