/** From here on a device's clock is said to be wrong before somebody signs there (specification/offline.md#signed-without-a-network). */
const WRONG_FROM_MS = 5 * 60_000;
const NBSP = '\u00a0';

export function isClockWrong(offset: number | null): boolean {
  return offset !== null && Math.abs(offset) > WRONG_FROM_MS;
}

/** '12 s', '3 min', '5 h', '2 jours' */
export function spanInWords(ms: number): string {
  // The server tells whole seconds.
  const seconds = Math.max(1, Math.round(Math.abs(ms) / 1000));
  if (seconds < 60) return `${seconds}${NBSP}s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes}${NBSP}min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours}${NBSP}h`;
  return `${Math.round(hours / 24)}${NBSP}jours`;
}

/** 'retardait de 6 min' */
function stateInWords(offset: number): string {
  if (!isClockWrong(offset)) return `était juste, à ${spanInWords(offset)} près`;
  return `${offset > 0 ? 'retardait' : 'avançait'} de ${spanInWords(offset)}`;
}

/** What is known of the clock of a device that was signed on; as of `SignedOfflineWords`. */
function clockInWords(offset: number | null, sentOffset: number | null): string {
  if (offset === null && sentOffset === null)
    return 'L’horloge de l’appareil n’a jamais été comparée à celle du serveur.';
  if (offset === null)
    return `L’horloge de l’appareil n’a été comparée à celle du serveur qu’à l’envoi\u00a0: elle ${stateInWords(sentOffset ?? 0)}.`;
  if (sentOffset !== null && isClockWrong(sentOffset - offset))
    return `Son horloge a été réglée entre-temps\u00a0: au dernier contact avant la signature elle ${stateInWords(offset)}, à l’envoi elle ${stateInWords(sentOffset)}.`;
  if (sentOffset === null)
    return `Au dernier contact avant la signature, son horloge ${stateInWords(offset)}\u00a0; elle n’a pas été comparée à l’envoi.`;
  return `Son horloge ${stateInWords(offset)}.`;
}

const BY_DEVICE = ', à l’heure de l’appareil';
const IMPOSSIBLE =
  'Cette heure ne s’accorde pas avec celle du serveur\u00a0: l’horloge de l’appareil était fausse.';

/** What is known of a signature that was given without a network; days and times in words. */
export interface SignedOfflineWords {
  received: string;
  /** By how much the server's clock was ahead of the device's at their last contact before, in milliseconds; null if unknown. */
  offset: number | null;
  /** The same when it was sent; null where it was not compared then. */
  sentOffset: number | null;
  /** The day of the device's catalogue, where the server lays the drawing out otherwise; else null. */
  drawnWith: string | null;
  /** Whether the time that the device showed cannot be, by what is known of its clock (`isImpossibleTime`). */
  isImpossible: boolean;
}

/** The moments of a signature, in ISO 8601. */
interface SignedMoments {
  /** As the device showed it. */
  shown: string;
  received: string;
  /** When the order was begun. */
  begun: string;
}

/**
 * A signature cannot be given after it was received, nor before its order was begun. One whose clock was set before it was given may be
 * right by what is known since.
 */
export function isImpossibleTime(
  { shown, received, begun }: SignedMoments,
  offset: number | null,
  sentOffset: number | null,
): boolean {
  const known = offset ?? sentOffset ?? 0;
  const offsets = [known, sentOffset ?? known];
  const at = (correction: number) => Date.parse(shown) + correction;
  return (
    at(Math.min(...offsets)) - Date.parse(received) > WRONG_FROM_MS ||
    Date.parse(begun) - at(Math.max(...offsets)) > WRONG_FROM_MS
  );
}

/** 'Donnée sans réseau, à l’heure de l’appareil, et reçue le 29 novembre 2026, 14:32. Son horloge était juste, à 2 s près.' */
export function signedOfflineInWords({
  received,
  offset,
  sentOffset,
  drawnWith,
  isImpossible,
}: SignedOfflineWords): string {
  const drawn = drawnWith === null ? '' : ` Dessin fait sur l’appareil avec le catalogue du ${drawnWith}.`;
  return `Donnée sans réseau${BY_DEVICE}, et reçue le ${received}. ${isImpossible ? IMPOSSIBLE : clockInWords(offset, sentOffset)}${drawn}`;
}

/** A day of a signature: 'le 29 novembre 2026, à l’heure de l’appareil' where it was given without a network. */
export function signedDayInWords(day: string, byDevice = false): string {
  return `le ${day}${byDevice ? BY_DEVICE : ''}`;
}
