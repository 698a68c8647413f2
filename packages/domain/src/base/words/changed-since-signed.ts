/** Refusal of what was signed on a device where the order says something else by now; the person may have it say that again. */
export const CHANGED_SINCE_SIGNED =
  'La commande n’est plus celle qui a été signée\u00a0: elle a été modifiée ailleurs depuis.';
