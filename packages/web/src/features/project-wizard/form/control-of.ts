import { fieldId } from '../../../components/field-id.ts';

/** The present answer among radios, the first free place among checkboxes. */
const TO_ANSWER = ':is([type="radio"]:checked, [type="checkbox"]:not(:checked))';

/** The tile of a choice in a picker of pictures; without a choice, the one to begin with. */
function tileIn(group: Element | null, choice?: string): HTMLElement | null {
  const tile = choice === undefined ? TO_ANSWER : `[value="${CSS.escape(choice)}"]`;
  return group?.closest('.picker')?.querySelector<HTMLElement>(`input${tile}`) ?? null;
}

/** The control or group of the longest part of a path that has one on the screen. */
function nearest(chemin: string): HTMLElement | null {
  const own = document.getElementById(fieldId(chemin));
  const cut = chemin.lastIndexOf('.');
  return own ?? (cut > 0 ? nearest(chemin.slice(0, cut)) : null);
}

/**
 * The control of an answer by its path, or its group; the tile of one picture among several,
 * `infocarte.boissons.Colas.cola`. Null if it is not on the screen.
 */
export function controlOf(chemin: string): HTMLElement | null {
  const found = nearest(chemin);
  const isWhole = found?.id === fieldId(chemin);
  return tileIn(found, isWhole ? undefined : chemin.slice(chemin.lastIndexOf('.') + 1)) ?? found;
}

/** Focuses the control of a problem; its group, if it has no single control. */
export function focusField(chemin: string): void {
  const control = controlOf(chemin);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
