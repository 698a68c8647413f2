/**
 * Extent of a volume test, in rounds or cases: `usual` in `npm test`, `long` in `npm run test:long`, which runs only
 * the files `*.volume.test.ts`. Both assert the same; the long run finds rarer faults.
 */
export function inVolume<Extent>(usual: Extent, long: Extent): Extent {
  return process.env.ARDOISE_LONG === '1' ? long : usual;
}
