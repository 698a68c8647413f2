/** More rows than this format's limit. */
export class TooManyRows extends Error {
  override readonly name = 'TooManyRows';
}
