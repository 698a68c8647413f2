/**
 * Extent of a test, in rounds or cases: `usual` in `npm test`, `long` in `npm run test:long`. Both assert the same; the
 * long run finds rarer faults.
 */
export function inVolume<Extent>(usual: Extent, long: Extent): Extent {
  return process.env.ARDOISE_LONG === '1' ? long : usual;
}

/** The first of cases that are alike in `npm test`, all of them in `npm run test:long`. */
export function sample<const Case>(count: number, cases: readonly Case[]): readonly Case[] {
  return inVolume(cases.slice(0, count), cases);
}
