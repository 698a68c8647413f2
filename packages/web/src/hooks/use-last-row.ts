import { useEffect, useRef } from 'react';

const KEPT = 'ardoise.list.row';

/**
 * Coming back lands on the same row: the project that was opened from the list is remembered for this tab,
 * brought into view and given focus the next time its row is drawn.
 */
export function useLastRow(drawn: boolean) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = list.current;
    if (!drawn || box === null) return;
    const last = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    const row = last === null ? null : box.querySelector<HTMLElement>(`[data-project="${CSS.escape(last)}"]`);
    if (row) {
      row.scrollIntoView({ block: 'center' });
      row.querySelector<HTMLElement>('.nm')?.focus({ preventScroll: true });
    }
    const remember = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const opened = link?.closest<HTMLElement>('[data-project]')?.dataset.project;
      if (opened) sessionStorage.setItem(KEPT, opened);
    };
    box.addEventListener('click', remember);
    return () => box.removeEventListener('click', remember);
  }, [drawn]);

  return list;
}
