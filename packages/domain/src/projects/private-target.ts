/** A name that resolves in a private network only. */
const LOCAL_NAME = /^(?:[^.]+|(?:.+\.)?(?:localhost|local|localdomain|lan|home|internal|intranet))\.?$/i;
/** Private, loopback, link-local and shared addresses of IPv4. */
const LOCAL_4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const LOCAL_6 = /^\[(?:::1?\]|f[cd]|fe[89ab])/i;

export const PRIVATE_TARGET =
  'Cette adresse n’est pas sur internet\u00a0: le téléphone d’un client ne l’ouvrira pas.';

/** Whether a URL points into a private network, not reachable by guests' phones. */
export function isPrivateTarget(url: string): boolean {
  const host = /^https?:\/\/(\[[^\]]*\]|[^/?#:]+)/i.exec(url.trim())?.[1];
  if (host === undefined) return false;
  if (host.startsWith('[')) return LOCAL_6.test(host);
  return LOCAL_NAME.test(host) || (/^[\d.]+$/.test(host) && LOCAL_4.test(host));
}
