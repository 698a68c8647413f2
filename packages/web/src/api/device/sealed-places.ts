/** Everything of one person on this device, encrypted with their keys: `ardoise/scelle/<username>/<name>`. */
export const SEALED = 'ardoise/scelle/';

export const sealedPlacesOf = (username: string) => `${SEALED}${username}/`;

/** The opened row of a list, in sessionStorage. */
export const LAST_ROW = 'ardoise.list.last';

/** At logout: clears unencrypted data about projects. */
export function forgetReadable(): void {
  sessionStorage.removeItem(LAST_ROW);
}
