import { isUnasked } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { Finding } from '@ardoise/domain/contract/findings.ts';
import type { PageMark } from './PageMarks.tsx';

/** Where a page is: a file and its page, from 1. */
interface PageOfFile {
  fichier: string;
  page: number;
}

const isHere = (place: PageOfFile | null, { fichier, page }: PageOfFile): boolean =>
  place !== null && place.fichier === fichier && place.page === page;

/** The numbered places of findings on a page, of the version itself or of the one before. */
export function marksOf(
  findings: readonly Finding[],
  at: PageOfFile,
  side: 'place' | 'placeAvant' = 'place',
): PageMark[] {
  return findings.flatMap((finding, rank): PageMark[] => {
    const place = finding[side];
    if (place === null || !isHere(place, at)) return [];
    return [
      {
        id: finding.id,
        number: rank + 1,
        box: place.boite,
        asked: !isUnasked(finding),
        absent: place.boite[3] === 0,
        label: `Écart ${rank + 1}, ${finding.nom.trim()}`,
      },
    ];
  });
}
