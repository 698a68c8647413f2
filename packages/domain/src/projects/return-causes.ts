/** Why an order goes back to its agency, in the order of the question (specification/statuses.md#causes-of-a-return). */
export const RETURN_CAUSES = ['prix', 'texte', 'image', 'mise en page', 'format', 'autre'] as const;
export type ReturnCause = (typeof RETURN_CAUSES)[number];

/** A return without a cause. */
export const CAUSE_NOT_SAID = 'non dit';

/** The causes as they are counted, returns without one last. */
export const COUNTED_CAUSES = [...RETURN_CAUSES, CAUSE_NOT_SAID] as const;
export type CountedCause = (typeof COUNTED_CAUSES)[number];

/** Message for a missing cause, on the screens that ask. */
export const CAUSE_NEEDED = 'Dites pourquoi';

const isCause = (word: string): word is ReturnCause => RETURN_CAUSES.some((cause) => cause === word);

/** Each named cause once, in the order of the question; the first word that is none of them. */
export function readCauses(words: readonly string[]): { causes: ReturnCause[]; unknown: string | undefined } {
  return {
    causes: RETURN_CAUSES.filter((cause) => words.includes(cause)),
    unknown: words.find((word) => !isCause(word)),
  };
}

/** 'Mise en page' */
export function causeLabel(cause: CountedCause): string {
  return `${cause.charAt(0).toUpperCase()}${cause.slice(1)}`;
}

/** 'Prix 2, Non dit 1': in how many returns each was named, of the causes of all returns; empty without a return. */
export function countedCauses(named: readonly string[]): string {
  return COUNTED_CAUSES.map((cause) => ({ cause, times: named.filter((word) => word === cause).length }))
    .filter(({ times }) => times > 0)
    .map(({ cause, times }) => `${causeLabel(cause)} ${times}`)
    .join(', ');
}
