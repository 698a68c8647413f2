import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import { KIND_WORDS } from '../kind-facts/kind-words.ts';
import { TYPE_CODES, type TypeCode } from '../projects/kinds.ts';
import type { Setting } from './setting.ts';
import { countOf } from './setting-kinds.ts';

/** Medals of outlets, as they are shown; stored in lower case. */
export const MEDALS = ['Platinum', 'Gold', 'Silver'] as const;

export type EligibleMedals = Readonly<Record<TypeCode, readonly string[] | null>>;

/** Kinds whose outlets must have a medal; the others have no condition. */
export const MEDAL_KINDS = TYPE_CODES.filter((code) => KIND_FACTS[code].medals !== null);

export const DEFAULT_MEDALS = Object.fromEntries(
  TYPE_CODES.map((code) => [code, KIND_FACTS[code].medals]),
) as EligibleMedals;

/** With the kinds that were not stored. */
export function readMedals(stored: unknown): EligibleMedals {
  return { ...DEFAULT_MEDALS, ...(stored as Partial<EligibleMedals>) };
}

const kindName = (code: TypeCode) => KIND_WORDS[code].tile.title;

export function medalProblems(medals: EligibleMedals) {
  return MEDAL_KINDS.filter((code) => medals[code]?.length === 0).map((code) => ({
    chemin: code,
    message: `Laissez au moins une médaille pour ${kindName(code)}.`,
  }));
}

export function medalsInWords(medals: EligibleMedals): string {
  return MEDAL_KINDS.map((code) => {
    const names = MEDALS.filter((medal) => medals[code]?.includes(medal.toLowerCase()) ?? true);
    return `${kindName(code)}\u00a0: ${names.join(', ')}`;
  }).join(' · ');
}

/** Counts are of drafts, by kind and medal: 'CHR silver'. */
export const stoppedDrafts: NonNullable<Setting<EligibleMedals>['touches']> = (before, after, counts) => {
  const said = MEDAL_KINDS.flatMap((code) => {
    const gone = MEDALS.filter((medal) => {
      const key = medal.toLowerCase();
      return (before[code]?.includes(key) ?? true) && !(after[code]?.includes(key) ?? true);
    });
    const drafts = countOf(counts, (value) =>
      gone.some((medal) => value === `${code} ${medal.toLowerCase()}`),
    );
    if (drafts === 0) return [];
    const stopped = drafts === 1 ? '1\u00a0brouillon' : `${drafts}\u00a0brouillons`;
    return [`Retirer ${gone.join(' et ')} de ${kindName(code)} bloquerait ${stopped} à l’envoi.`];
  });
  return said.length === 0 ? null : said.join(' ');
};
