/** URL of a token's zip. */
export function archiveAddress(token: string): string {
  return `/rest/myplv/archives/${token}`;
}
