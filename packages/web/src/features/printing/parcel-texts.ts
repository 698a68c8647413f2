import { parcelsIn, parcelsProblem } from '@ardoise/domain/rules/shipment.ts';

/** What is typed of the parcels of each order, by its id. */
export type ParcelTexts = Readonly<Record<string, string>>;

/** Pasted lines, one an order from `first` on; those beyond the last order join its own. */
export function spread(text: string, ids: readonly string[], first: string): ParcelTexts {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const below = ids.slice(ids.indexOf(first));
  return Object.fromEntries(
    below.slice(0, lines.length).map((id, index) => {
      const last = index === below.length - 1;
      return [id, (last ? lines.slice(index) : lines.slice(index, index + 1)).join(', ')];
    }),
  );
}

/** The orders whose numbers are wrong, and why. */
export function parcelProblems(texts: ParcelTexts): Record<string, string> {
  const wrong = Object.entries(texts).flatMap(([id, text]) => {
    const problem = parcelsProblem(parcelsIn(text));
    return problem === null ? [] : [[id, problem] as const];
  });
  return Object.fromEntries(wrong);
}

/** As the call takes them; an order without any is left out. */
export function asParcels(texts: ParcelTexts): { id: string; numeros: string[] }[] {
  return Object.entries(texts)
    .map(([id, text]) => ({ id, numeros: parcelsIn(text) }))
    .filter(({ numeros }) => numeros.length > 0);
}
