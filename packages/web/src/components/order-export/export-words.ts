import type { Saved } from '../../api/order-file/save-order-file.ts';

const SEALED = 'Le fichier est chiffré\u00a0: il se reprend sur la page Envois, avec votre compte.';
const DONE: Record<Exclude<Saved, 'dismissed'>, string> = {
  saved: 'La commande est exportée.',
  offered: 'La commande est proposée au téléchargement\u00a0: vérifiez que le fichier est enregistré.',
};

/** What became of an export; `leftOut` are the names of files whose bytes cannot be read any more. */
export function orderExportInWords(saved: Exclude<Saved, 'dismissed'>, leftOut: readonly string[]): string {
  const names = leftOut.join(', ');
  const without =
    leftOut.length === 0
      ? ''
      : ` Sans ${names}, qui ne se ${leftOut.length > 1 ? 'lisent' : 'lit'} plus sur cet appareil.`;
  return `${DONE[saved]}${without} ${SEALED}`;
}
