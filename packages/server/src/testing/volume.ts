/**
 * How far a test in volume goes, times or cases: `usual` in `npm test`, `long` in `npm run test:long`, which runs the files
 * named `*.volume.test.ts` alone. Both prove the same; the long run looks further for what is rare.
 */
export function inVolume<Extent>(usual: Extent, long: Extent): Extent {
  return process.env.ARDOISE_LONG === '1' ? long : usual;
}
