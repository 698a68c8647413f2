import { parseArgs } from 'node:util';
import { LONG_WORKS } from './long-works.ts';
import { SCENARIO_NAMES } from './scenarios.ts';

/** Options of one run: `npm run bench -- --sizes=10000 --scenarios=list --seconds=2 --connections=10`. */
export interface BenchOptions {
  sizes: number[];
  scenarios: string[];
  /** Exports and zips, measured beside the list. */
  longWorks: string[];
  connections: number[];
  /** Duration of each of the four runs (A B B A) of a comparison. */
  seconds: number;
  /** Also measure pages: transferred bytes and Lighthouse. */
  pages: boolean;
}

function numbers(text: string): number[] {
  return text.split(',').map(Number);
}

export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '10000,100000,1000000' },
      scenarios: { type: 'string', default: [...SCENARIO_NAMES, ...Object.keys(LONG_WORKS)].join(',') },
      connections: { type: 'string', default: '1,10,50' },
      seconds: { type: 'string', default: '4' },
      pages: { type: 'boolean', default: false },
      'only-pages': { type: 'boolean', default: false },
    },
  });
  const onlyPages = values['only-pages'];
  const names = values.scenarios.split(',');
  return {
    sizes: onlyPages ? [] : numbers(values.sizes),
    scenarios: names.filter((name) => !Object.hasOwn(LONG_WORKS, name)),
    longWorks: names.filter((name) => Object.hasOwn(LONG_WORKS, name)),
    connections: numbers(values.connections),
    seconds: Number(values.seconds),
    pages: values.pages || onlyPages,
  };
}
