/** Delays that sentences promise: the agency's first feedback in working days, the installer's call in hours. */
export interface Delays {
  agence: number;
  installateur: number;
}

export const DEFAULT_DELAYS: Delays = { agence: 5, installateur: 48 };

/**
 * A sentence with the delays of head office: '{agence}' and '{installateur}' are their places
 * (specification/content-management.md#settings).
 */
export function withDelays(sentence: string, { agence, installateur }: Delays): string {
  return sentence.replaceAll('{agence}', String(agence)).replaceAll('{installateur}', String(installateur));
}
