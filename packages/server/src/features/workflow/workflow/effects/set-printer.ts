import type { Effect } from './effect.ts';

/** `printer:set`: stores the printer that the guard `printerChosen` required. */
export const setPrinter: Effect = {
  change: ({ imprimeur }) => (imprimeur === null ? {} : { imprimeur }),
};
