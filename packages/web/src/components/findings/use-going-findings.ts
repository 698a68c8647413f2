import { differencesInWords, isPriceNature } from '@ardoise/domain/card-text/differences-in-words.ts';
import { UNASKED } from '@ardoise/domain/card-text/proof/finding-requests.ts';
import { isUnasked, MANY_FINDINGS } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { addProofNote } from '@ardoise/domain/contract/creations.ts';
import type { Finding } from '@ardoise/domain/contract/findings.ts';
import { useRef, useState } from 'react';

type NewNote = BodyOf<typeof addProofNote>;

/** A finding with the place where its remark hangs. */
interface PlacedFinding {
  finding: Finding;
  number: number;
  place: NonNullable<Finding['place']>;
}

const LONGEST = 300;

function noteOf({ finding, place: { fichier, page, boite } }: PlacedFinding): NewNote {
  const [left, top, width, height] = boite;
  const texte = `${differencesInWords([finding], LONGEST)}, ${UNASKED}`;
  return { fichier, page, x: Math.min(1, left + width / 2), y: Math.min(1, top + height / 2), texte };
}

/**
 * What nobody asked for, each of which goes back with an order as a remark on its place, unless it is unticked. Of a wrong
 * file nothing does.
 */
export function useGoingFindings(findings: readonly Finding[], put: (note: NewNote) => Promise<unknown>) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const sent = useRef(new Set<string>());
  const items = findings.flatMap((finding, rank): PlacedFinding[] => {
    const { place } = finding;
    return place === null || !isUnasked(finding) ? [] : [{ finding, number: rank + 1, place }];
  });
  const shown = findings.length > MANY_FINDINGS ? [] : items;
  const going = shown.filter(({ finding }) => !left.has(finding.id));
  return {
    shown,
    isTicked: (id: string) => !left.has(id),
    toggle: (id: string) => {
      const next = new Set(left);
      if (!next.delete(id)) next.add(id);
      setLeft(next);
    },
    sendsSome: going.length > 0,
    proposesPrice: going.some(({ finding }) => isPriceNature(finding.nature)),
    /** Puts the remarks that were not put before: what fails afterwards is tried again. */
    send: async () => {
      for (const one of going) {
        if (sent.current.has(one.finding.id)) continue;
        await put(noteOf(one));
        sent.current.add(one.finding.id);
      }
    },
  };
}

export type GoingFindings = ReturnType<typeof useGoingFindings>;
