/** More rows than a spreadsheet of this format holds. */
export class TooManyRows extends Error {
  override readonly name = 'TooManyRows';
}
