import type { Effect } from './effect.ts';

/** `printer:set`: whom the guard `printerChosen` was told prints the project. */
export const setPrinter: Effect = {
  change: ({ imprimeur }) => (imprimeur === null ? {} : { imprimeur }),
};
