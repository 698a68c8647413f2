/** What the server could not accept of an order that was begun without a network: it is stored all the same. */
export const TO_SETTLE = [
  'quota',
  'medaille',
  'pointDeVente',
  'catalogue',
  'envoi',
  'repris',
  'compte',
] as const;
export type ToSettle = (typeof TO_SETTLE)[number];

/** Why somebody else has an order than who signed it on a device: it was given to them, or the account was closed. */
export type TakenOver = Extract<ToSettle, 'repris' | 'compte'>;

/** What an order's outlet leaves to settle. */
const OF_OUTLET: readonly ToSettle[] = ['medaille', 'pointDeVente'];

/** What is left to settle once the outlet has changed, and the new one leaves this. */
export function settledByOutlet(before: readonly ToSettle[], ofNew: readonly ToSettle[]): ToSettle[] {
  return [...before.filter((reason) => !OF_OUTLET.includes(reason)), ...ofNew];
}

/** What is left to settle, each reason once. */
export function addedToSettle(before: readonly ToSettle[], more: readonly ToSettle[]): ToSettle[] {
  return TO_SETTLE.filter((reason) => before.includes(reason) || more.includes(reason));
}
