import type { Face, Overflow } from './mark.ts';
import { printable } from './printable.ts';

/** 'Trop long : 24 caractères tiennent sur ce format' (specification/boards.md#previews). */
export function tooLong({ fits, unit }: Overflow): string {
  if (unit === 'format') return 'Ce format est trop petit pour tout ce qui y est écrit';
  const many = fits > 1;
  const noun = unit === 'prix' || !many ? unit : `${unit}s`;
  return `Trop long\u00a0: ${fits} ${noun} ${many ? 'tiennent' : 'tient'} sur ce format`;
}

/** 'Ce signe ne s’imprime pas : ★' */
export function unprintable(signs: readonly string[]): string {
  const [one, several] = ['Ce signe ne s’imprime pas', 'Ces signes ne s’impriment pas'];
  return `${signs.length > 1 ? several : one}\u00a0: ${signs.join(' ')}`;
}

/** Names the signs of a text that a font does not have. */
export function printedIn(face: Face): (typed: string) => string | undefined {
  return (typed) => {
    const { missing } = printable(typed, face);
    return missing.length === 0 ? undefined : unprintable(missing);
  };
}

/** Beside a signed drawing that can no longer be shown as signed. */
export const DRAWING_CHANGED =
  'Une image ou une police de cet aperçu a changé depuis la signature\u00a0: elle manque ici.';
