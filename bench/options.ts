import { parseArgs } from 'node:util';
import { LONG_WORKS } from './long-works.ts';
import { SCENARIO_NAMES } from './scenarios.ts';

/** What of the pages can be measured, in this order. */
const PAGE_MEASURES = [
  'first-load',
  'second-visit',
  'kept-shell',
  'without-network',
  'first-taps',
  'steps',
  'proof-room',
  'lighthouse',
] as const;
export type PageMeasure = (typeof PAGE_MEASURES)[number];

/** The scenario of people at work (people.ts). */
const PEOPLE = 'people';

/** Options of one run: `npm run bench -- --sizes=10000 --scenarios=list --seconds=2 --connections=10`. */
export interface BenchOptions {
  sizes: number[];
  scenarios: string[];
  /** How many people work at once, at `PEOPLE_SIZE`. */
  people: boolean;
  /** Exports and zips, measured beside the list. */
  longWorks: string[];
  connections: number[];
  /** Duration of one run of one side. */
  seconds: number;
  /** How often each side runs, in turn with the others; figures are medians. */
  rounds: number;
  /** File that the printed report is written to as well. */
  report: string | undefined;
  /** What of the pages is measured as well. */
  pages: readonly PageMeasure[];
  /** How often each page is measured. */
  visits: number;
  /** Another checkout, with its build: its pages are measured in turn with these. */
  beside: string | undefined;
  /** Also measure the memory and the start of the server's process. */
  footprint: boolean;
}

function numbers(text: string): number[] {
  return text.split(',').map(Number);
}

export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '10000,100000,1000000' },
      scenarios: {
        type: 'string',
        default: [...SCENARIO_NAMES, ...Object.keys(LONG_WORKS), PEOPLE].join(','),
      },
      connections: { type: 'string', default: '1,10,50' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '4' },
      report: { type: 'string' },
      pages: { type: 'boolean', default: false },
      'only-pages': { type: 'boolean', default: false },
      'only-first-load': { type: 'boolean', default: false },
      'only-second-visit': { type: 'boolean', default: false },
      'only-kept-shell': { type: 'boolean', default: false },
      'only-without-network': { type: 'boolean', default: false },
      'only-first-taps': { type: 'boolean', default: false },
      'only-proof-room': { type: 'boolean', default: false },
      'only-steps': { type: 'boolean', default: false },
      'only-lighthouse': { type: 'boolean', default: false },
      visits: { type: 'string', default: '5' },
      beside: { type: 'string' },
      memory: { type: 'boolean', default: false },
      'only-memory': { type: 'boolean', default: false },
    },
  });
  const onlyMemory = values['only-memory'];
  const pages = PAGE_MEASURES.filter((name) => values['only-pages'] || values[`only-${name}`]);
  const names = values.scenarios.split(',');
  return {
    sizes: pages.length > 0 || onlyMemory ? [] : numbers(values.sizes),
    scenarios: names.filter((name) => name !== PEOPLE && !Object.hasOwn(LONG_WORKS, name)),
    people: names.includes(PEOPLE),
    longWorks: names.filter((name) => Object.hasOwn(LONG_WORKS, name)),
    connections: numbers(values.connections),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    report: values.report,
    pages: values.pages ? PAGE_MEASURES : pages,
    visits: Number(values.visits),
    beside: values.beside,
    footprint: values.memory || onlyMemory,
  };
}
