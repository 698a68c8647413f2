/** Answers of a look that are typed as French decimals. */
const AMOUNTS = ['soft', 'leader', 'height'];

/** An amount as typed, clamped to the bounds of a look; 1 while it is not a number. */
function amountOf(typed: string): number {
  const amount = Number(typed.replace(',', '.'));
  return amount >= 0.3 && amount <= 1 ? amount : 1;
}

/**
 * A look as the form has it, ready to be drawn: without blank answers and groups of nothing else, with its amounts as
 * numbers. A drink without a picture is none.
 */
export function shownLook<Look>(look: Look): Look | undefined {
  if (typeof look !== 'object' || look === null) return look;
  const kept = Object.entries(look).flatMap(([key, value]) => {
    const shown =
      AMOUNTS.includes(key) && typeof value === 'string' && value !== '' ? amountOf(value) : value;
    const told = shownLook(shown);
    return told === '' || told === undefined ? [] : [[key, told] as const];
  });
  if (kept.length === 0) return undefined;
  const told = Object.fromEntries(kept);
  const isDrinkless = 'height' in told && !('image' in told);
  return isDrinkless ? undefined : (told as Look);
}
