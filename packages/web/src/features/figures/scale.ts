const STEPS = [1, 2, 5, 10];

/** An axis from zero with four to six round ticks, its last one at least `most`. */
export function ticksOf(most: number): number[] {
  const least = Math.max(most, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, (STEPS.find((each) => each * power >= least) ?? 10) * power);
  const count = Math.max(2, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
