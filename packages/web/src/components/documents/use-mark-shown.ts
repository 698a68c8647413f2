import type { Finding } from '@ardoise/domain/contract/findings.ts';
import { useEffect } from 'react';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';
import { indexOfSheet } from './proof-sheets.ts';
import type { Leafing } from './use-leafing.ts';

/** Turns to the page of the finding that is looked at, and scrolls to it, when another is chosen. */
export function useMarkShown(
  findings: readonly Finding[],
  selected: string | null,
  { sheets, show }: Leafing,
): void {
  const turn = useStableCallback((id: string) => {
    const place = findings.find((finding) => finding.id === id)?.place;
    if (!place) return;
    show(indexOfSheet(sheets, place.fichier, place.page));
    requestAnimationFrame(() =>
      document.querySelector(`[data-mark="${id}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  });
  useEffect(() => {
    if (selected !== null) turn(selected);
  }, [selected, turn]);
}
