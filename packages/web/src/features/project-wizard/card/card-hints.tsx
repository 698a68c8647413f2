import { tooLong, unprintable } from '@ardoise/domain/drawing/drawing-words.ts';
import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import { FieldHint } from '../../../components/FieldHint.tsx';
import type { FieldHints } from '../session/field-hints.ts';

/** What is too long for the card or cannot be printed, at its field; it does not prevent signing (specification/boards.md#previews). */
export function cardHints({
  overflow,
  unprintable: signs,
}: Pick<Drawing, 'overflow' | 'unprintable'>): FieldHints {
  const said = [
    ...Object.entries(signs).map(([path, missing]) => [path, unprintable(missing)] as const),
    ...overflow.map((each) => [each.field, tooLong(each)] as const),
  ];
  return new Map(said.map(([path, words]) => [path, <FieldHint key={path}>{words}</FieldHint>]));
}
