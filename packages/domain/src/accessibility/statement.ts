import type { CONFORMITIES, Criterion, Gap, RESULTS } from './criterion.ts';
import { CRITERION_OF_PART, NAMED_PARTS, type NamedPart } from './silent-names.ts';
import { THEMES } from './themes.ts';

/** What `npm run accessibility` saw, of one version. */
export interface AuditRun {
  /** Commit of the audited version. */
  version: string;
  /** ISO day. */
  day: string;
  /** Names of the pages of the sample. */
  pages: readonly string[];
  /** What it was seen with: 'Chromium 143'. */
  tools: readonly string[];
  /** Of each criterion that tests prove, whether all of them passed. */
  passed: Readonly<Record<string, boolean>>;
}

export type Result = (typeof RESULTS)[number];

export interface Judged {
  number: string;
  title: string;
  result: Result;
  /** The evidence in words: 'Essai sur 24 pages, 22 novembre 2026'. */
  proof: string;
  /** The evidence is older than a year. */
  old: boolean;
  gap?: Gap;
}

export interface Count {
  respected: number;
  failed: number;
  absent: number;
  /** In percent to one decimal, of those that apply; null where none does. */
  rate: number | null;
}

export type Conformity = (typeof CONFORMITIES)[number];

export interface Statement extends Count {
  conformity: Conformity;
  themes: readonly (Count & { rank: number; name: string; criteria: readonly Judged[] })[];
}

const YEAR_MS = 366 * 24 * 3_600_000;
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const dayInWords = (day: string) => DAY.format(new Date(`${day}T12:00:00Z`)).replace(/^1 /, '1er ');
const isOld = (day: string, now: number) => now - Date.parse(day) > YEAR_MS;

/** How many names of head office's content say nothing, by what they are the alternative of. */
export type SilentNames = Readonly<Record<NamedPart, number>>;

const NONE_SILENT: SilentNames = { image: 0, lien: 0, titre: 0 };

const NAMED_BY_HEAD_OFFICE: Readonly<Record<NamedPart, { one: string; many: string }>> = {
  image: {
    one: 'image du siège porte un nom qui ne dit rien',
    many: 'images du siège portent un nom qui ne dit rien',
  },
  lien: {
    one: 'lien du siège porte un nom qui ne dit rien',
    many: 'liens du siège portent un nom qui ne dit rien',
  },
  titre: {
    one: 'titre du siège ne dit rien de ce qui le suit',
    many: 'titres du siège ne disent rien de ce qui les suit',
  },
};

/** What head office's content does to a criterion that it is judged by as well. */
function withContent(judged: Judged, silent: SilentNames): Judged {
  const part = NAMED_PARTS.find((each) => CRITERION_OF_PART[each] === judged.number);
  if (part === undefined) return judged;
  const proof = `${judged.proof}\u00a0; contenus du siège, relus à l’ouverture de cette page`;
  const count = silent[part];
  if (count === 0) return { ...judged, proof };
  const { one, many } = NAMED_BY_HEAD_OFFICE[part];
  const fault = `${count}\u00a0${count === 1 ? one : many} à qui ne voit pas l’écran.`;
  const gap = {
    fault: judged.gap === undefined ? fault : `${judged.gap.fault} ${fault}`,
    meanwhile: judged.gap?.meanwhile ?? 'votre délégué commercial dit ce que c’est, le siège en est averti.',
  };
  return { ...judged, proof, result: 'non', gap };
}

const UNKNOWN = { result: 'non', old: false } as const;

function judge(criterion: Criterion, run: AuditRun | null, now: number): Judged {
  const { number, title, evidence } = criterion;
  const of = { number, title };
  if (evidence.by === 'absence') return { ...of, result: 'sans objet', proof: evidence.why, old: false };
  if (evidence.by === 'nothing') return { ...of, ...UNKNOWN, proof: 'Pas encore regardé' };
  const gap = evidence.gap === undefined ? {} : { gap: evidence.gap };
  if (evidence.by === 'look') {
    const tool = evidence.tool === undefined ? '' : `, ${evidence.tool}`;
    const proof = `Regardé par ${evidence.who}, ${evidence.pages}${tool}, ${dayInWords(evidence.day)}`;
    const result = evidence.gap === undefined ? 'respecté' : 'non';
    return { ...of, result, proof, old: isOld(evidence.day, now), ...gap };
  }
  const passed = run?.passed[number];
  if (run === null || passed === undefined) return { ...of, ...UNKNOWN, proof: 'Pas encore essayé', ...gap };
  const result = passed && evidence.gap === undefined ? 'respecté' : 'non';
  const proof = `Essai sur ${run.pages.length} pages, ${dayInWords(run.day)}`;
  return { ...of, result, proof, old: isOld(run.day, now), ...gap };
}

function countOf(judged: readonly Judged[]): Count {
  const number = (result: Result) => judged.filter((each) => each.result === result).length;
  const respected = number('respecté');
  const failed = number('non');
  const apply = respected + failed;
  // Never 100 by rounding.
  const rate =
    apply === 0 ? null : Math.min(Math.round((respected / apply) * 1000) / 10, failed > 0 ? 99.9 : 100);
  return { respected, failed, absent: number('sans objet'), rate };
}

const LEAST_PARTIAL = 50;

/**
 * The statement that the French law asks for, computed from the evidence: a criterion without evidence is not respected
 * (specification/accessibility.md).
 *
 * @param run null before the first audit
 * @param now in milliseconds
 * @param silent what head office typed is judged with it
 */
export function statementOf(run: AuditRun | null, now: number, silent: SilentNames = NONE_SILENT): Statement {
  const themes = THEMES.map(({ rank, name, criteria }) => {
    const judged = criteria.map((criterion) => withContent(judge(criterion, run, now), silent));
    return { rank, name, criteria: judged, ...countOf(judged) };
  });
  const count = countOf(themes.flatMap(({ criteria }) => criteria));
  const rate = count.rate ?? 0;
  const partial = rate < LEAST_PARTIAL ? 'non conforme' : 'partiellement conforme';
  return { ...count, conformity: count.failed === 0 ? 'totalement conforme' : partial, themes };
}
