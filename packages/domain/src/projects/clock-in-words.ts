/** From here on a device's clock is said to be wrong before somebody signs there (specification/offline.md#signed-without-a-network). */
const WRONG_FROM_MS = 5 * 60_000;
const NBSP = '\u00a0';

export function isClockWrong(offset: number | null): boolean {
  return offset !== null && Math.abs(offset) > WRONG_FROM_MS;
}

/** '12 s', '3 min', '5 h', '2 jours' */
export function spanInWords(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  if (seconds < 60) return `${seconds}${NBSP}s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes}${NBSP}min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours}${NBSP}h`;
  return `${Math.round(hours / 24)}${NBSP}jours`;
}

/**
 * What is known of the clock of a device that was signed on.
 * @param offset by how much the server's clock was ahead of it, in milliseconds; null if unknown
 */
function clockInWords(offset: number | null): string {
  if (offset === null) return 'L’horloge de l’appareil n’a jamais été comparée à celle du serveur.';
  if (!isClockWrong(offset)) return `Son horloge était juste, à ${spanInWords(offset)} près.`;
  return `Son horloge ${offset > 0 ? 'retardait' : 'avançait'} de ${spanInWords(offset)}.`;
}

/** What is known of a signature that was given without a network; days and times in words. */
export interface SignedOfflineWords {
  received: string;
  /** As of `clockInWords`. */
  offset: number | null;
  /** The day of the device's catalogue, where the server lays the drawing out otherwise; else null. */
  drawnWith: string | null;
}

/** 'Donnée sans réseau, à l’heure de l’appareil, et reçue le 29 novembre 2026, 14:32. Son horloge était juste, à 2 s près.' */
export function signedOfflineInWords({ received, offset, drawnWith }: SignedOfflineWords): string {
  const drawn = drawnWith === null ? '' : ` Dessin fait sur l’appareil avec le catalogue du ${drawnWith}.`;
  return `Donnée sans réseau, à l’heure de l’appareil, et reçue le ${received}. ${clockInWords(offset)}${drawn}`;
}
