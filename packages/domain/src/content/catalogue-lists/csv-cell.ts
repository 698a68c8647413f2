/** What a spreadsheet takes for a formula, and the apostrophe that says it is none. */
const FORMULA = /^['=+\-@\t\r]/;
const NEUTRALISED = /^'(?=['=+\-@\t\r])/;

/** The text of a cell as it is written: after an apostrophe where a spreadsheet would run it as a formula. */
export function neutralisedCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell that `neutralisedCell` wrote; the two are inverse. */
export function plainCell(cell: string): string {
  return cell.replace(NEUTRALISED, '');
}

/** A line of a CSV with semicolons, as French spreadsheets read it. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const text = neutralisedCell(cell);
    return /[;"\n\r]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(';')}\r\n`;
}
