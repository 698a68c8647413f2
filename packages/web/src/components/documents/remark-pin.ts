/** The pin of a remark in the panel. */
export const pinId = (remark: number) => `remarque-${remark}`;

/** Focuses it, or the fold that holds it. */
export function goToPin(remark: number): void {
  const pin = document.getElementById(pinId(remark));
  const fold = pin?.closest<HTMLDetailsElement>('details:not([open])');
  (fold?.querySelector('summary') ?? pin)?.focus();
}
