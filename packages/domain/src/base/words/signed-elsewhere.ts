/** Refusal of what was signed on a device where the server has signatures of the order by now. */
export const SIGNED_ELSEWHERE =
  'Cette commande a été signée ailleurs entre-temps. Les signatures de cet appareil sont gardées ici\u00a0: exportez-les, ou abandonnez-les.';
