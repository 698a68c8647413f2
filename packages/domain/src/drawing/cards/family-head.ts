import type { Composition } from '../composition.ts';
import type { CardSetting } from './card-setting.ts';
import { HEAD_ORNAMENTS, headMarks } from './ornaments/head-ornament.ts';
import type { PreparedText } from './prepared-text.ts';

/** One size for all heads of a card: that at which the widest keeps its ornament. */
export function headSize({ card, look, family, scale, least }: CardSetting, width: number): number {
  const room = width - HEAD_ORNAMENTS[look.heads].beside * scale;
  const widest = Math.max(0, ...[...card.sections, ...card.families].map(({ name }) => name.width(1)));
  return Math.max(least * 1.35, Math.min(family, widest === 0 ? family : room / widest));
}

/** Height of a head, in its size. */
export function headHeight({ look }: CardSetting, size: number): number {
  return size * HEAD_ORNAMENTS[look.heads].height;
}

/** The name of a family with its ornament, as the theme dresses it; `y` is its baseline. */
export function familyHead(
  at: Composition,
  { look, scale }: CardSetting,
  name: PreparedText,
  { x, y, w, size }: { x: number; y: number; w: number; size: number },
): void {
  const { align } = HEAD_ORNAMENTS[look.heads];
  const fill = look.inks.family;
  at.line({ text: name.text, x: align === 'left' ? x : x + w / 2, y, size, face: 'italic', fill, align });
  at.add(...headMarks(look, { x, w, y, size, wide: name.width(size), s: scale }));
}
