/** Of a carrier's page: https, a host that no number changes, and `{numero}` once after it. */
export const TRACKING_LINK = /^https:\/\/(?<host>[^\s/\\{}@?#]+)\/[^\s{}\\]*\{numero\}[^\s{}\\]*$/;

/** The page of one parcel, and the host that it leads to; null for a carrier without one. */
export function trackingOf(lien: string, number: string): { url: string; host: string } | null {
  const host = TRACKING_LINK.exec(lien)?.groups?.host;
  return host === undefined ? null : { url: lien.replace('{numero}', encodeURIComponent(number)), host };
}
