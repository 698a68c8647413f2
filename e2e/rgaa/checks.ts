import { BY_AXE } from './axe-rules.ts';
import type { Visit } from './visit.ts';

/** Criteria whose faults a visit finds on each page by itself (page-faults.ts, visit.ts). */
const BY_PAGE = [
  ...[
    '1.1',
    '1.2',
    '1.6',
    '1.9',
    '5.4',
    '5.6',
    '5.7',
    '8.1',
    '8.2',
    '8.3',
    '8.4',
    '8.5',
    '8.9',
    '9.1',
    '9.2',
  ],
  ...['10.1', '10.4', '10.5', '10.7', '10.11', '10.12', '10.14', '11.1', '11.4', '11.5', '11.6'],
  ...['12.7', '12.8', '13.1', '13.7', '13.8', '13.9'],
];

/** Faults of the whole sample. */
type Check = (visits: readonly Visit[]) => string[];

const each =
  (faultOf: (visit: Visit) => string | undefined | false): Check =>
  (visits) =>
    visits.flatMap((visit) => {
      const fault = faultOf(visit);
      return fault ? [`${visit.name}: ${fault}`] : [];
    });

/** The same order wherever both stand. */
function orderFaults(visits: readonly Visit[]): string[] {
  const [first, ...others] = visits.filter(({ nav }) => nav.length > 1);
  return others.flatMap(({ name, nav }) => {
    const both = nav.filter((item) => first?.nav.includes(item));
    const same = first?.nav.filter((item) => nav.includes(item)) ?? [];
    return both.join() === same.join() ? [] : [`${name}: ${nav.join(', ')}`];
  });
}

/** Of one person: the home of another role has the same name. */
function sameTitles(visits: readonly Visit[]): string[] {
  const titles = new Map<string, string>();
  return visits.flatMap(({ name, who, title }) => {
    const key = `${who} ${title}`;
    const other = titles.get(key);
    titles.set(key, name);
    return other === undefined ? [] : [`${name} and ${other}: ${title}`];
  });
}

/** Those that compare pages, or walk them by keyboard. */
const BY_SAMPLE: Readonly<Record<string, Check>> = {
  '7.3': each(({ stops }) => stops.missed.join(' | ')),
  '8.6': (visits) => [
    ...each(({ title }) => !/ · Ardoise$/.test(title) && title)(visits),
    ...sameTitles(visits),
  ],
  '12.1': each(
    ({ signedIn, nav, search }) => signedIn && (nav.length === 0 || !search) && 'no menu or no search',
  ),
  '12.2': orderFaults,
  '12.5': each(({ signedIn, search }) => signedIn && !search && 'no search'),
  '12.9': each(({ stops }) => stops.trapped.join(' | ')),
};

/** Criteria that the visits of the sample answer for. */
export const BY_VISITS: readonly string[] = [...new Set([...BY_PAGE, ...BY_AXE, ...Object.keys(BY_SAMPLE)])];

/** The faults of a criterion on the pages of the sample. */
export function faultsOf(number: string, visits: readonly Visit[]): string[] {
  const found = visits.flatMap(({ name, faults }) =>
    (faults[number] ?? []).map((fault) => `${name}: ${fault}`),
  );
  return [...found, ...(BY_SAMPLE[number]?.(visits) ?? [])];
}
