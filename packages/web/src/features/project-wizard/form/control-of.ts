import { fieldId } from '../../../components/field-id.ts';

/** The tile of a choice in a picker of pictures; without a choice, the chosen one of a single choice. */
function tileIn(picker: Element | null, choice?: string): HTMLElement | null {
  const tile = choice === undefined ? '[type="radio"]:checked' : `[value="${CSS.escape(choice)}"]`;
  return picker?.querySelector<HTMLElement>(`input${tile}`) ?? null;
}

/**
 * The control of an answer by its path, or its group; the tile of one picture among several,
 * `infocarte.boissons.cola`. Null if it is not on the screen.
 */
export function controlOf(chemin: string): HTMLElement | null {
  const own = document.getElementById(fieldId(chemin));
  if (own !== null) return tileIn(own.closest('.picker')) ?? own;
  const cut = chemin.lastIndexOf('.');
  const group = document.getElementById(fieldId(chemin.slice(0, cut)));
  return tileIn(group?.closest('.picker') ?? null, chemin.slice(cut + 1)) ?? (cut > 0 ? group : null);
}
