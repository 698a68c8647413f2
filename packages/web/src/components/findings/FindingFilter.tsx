import type { DifferenceNature } from '@ardoise/domain/card-text/compare-cards.ts';
import { isPriceNature } from '@ardoise/domain/card-text/differences-in-words.ts';

import type { Finding } from '@ardoise/domain/contract/findings.ts';
import { formatNumber } from '../format-number.ts';

/** Kinds of differences, in the order in which they are told. */
const KINDS: readonly { one: string; many: string; is: (nature: DifferenceNature) => boolean }[] = [
  { one: 'prix différent', many: 'prix différents', is: isPriceNature },
  { one: 'absent', many: 'absents', is: (nature) => nature === 'absent' },
  { one: 'en plus', many: 'en plus', is: (nature) => nature === 'en plus' },
  { one: 'texte différent', many: 'textes différents', is: (nature) => nature === 'texte différent' },
  { one: 'déplacé', many: 'déplacés', is: (nature) => nature === 'déplacé' },
];

/** The kinds that there are, each with its findings and their numbers. */
export function kindsOf(findings: readonly Finding[]) {
  const numbered = findings.map((finding, rank) => ({ finding, number: rank + 1 }));
  return KINDS.map(({ one, many, is }) => {
    const of = numbered.filter(({ finding }) => is(finding.nature));
    return { words: of.length === 1 ? one : many, of };
  }).filter(({ of }) => of.length > 0);
}

interface FindingFilterProps {
  kinds: ReturnType<typeof kindsOf>;
  shown: number;
  onShow: (rank: number) => void;
}

/** Of many differences, how many of each kind; one is shown. */
export function FindingFilter({ kinds, shown, onShow }: FindingFilterProps) {
  return (
    <fieldset className="findings-kinds">
      <legend className="visually-hidden">Écarts par nature</legend>
      {kinds.map(({ words, of }, rank) => (
        <button key={words} type="button" aria-pressed={rank === shown} onClick={() => onShow(rank)}>
          <b>{formatNumber(of.length)}</b>
          {words}
        </button>
      ))}
    </fieldset>
  );
}
