/** Where the zip of a token is read. */
export function archiveAddress(token: string): string {
  return `/rest/myplv/archives/${token}`;
}
