/** The file is not one this product can read; the message says which line, in French, for whoever made it. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

/** Bytes of a spreadsheet's export as text: UTF-8, or what Excel writes on a French Windows. */
export function decodeCsv(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  return head.includes(';') ? ';' : head.includes('\t') ? '\t' : ',';
}

/** One cell from `start`: its text, and where its separator, line end or the end of the text is. */
function readCell(text: string, start: number, separator: string): { value: string; end: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    return { value: text.slice(start, end), end };
  }
  let value = '';
  for (let at = start + 1; ; at += 1) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new CsvError('Un guillemet ouvert n’est jamais refermé.');
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 1;
  }
}

/** Rows of cells (RFC 4180), separated by semicolons, tabs or commas as the first line is. Blank lines are left out. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    const { value, end } = readCell(text, at, separator);
    row.push(value.trim());
    if (text[end] === separator) {
      at = end + 1;
      if (at < text.length) continue;
      row.push('');
    } else if (end < text.length && text[end] !== '\n' && text[end] !== '\r') {
      throw new CsvError(`Ligne ${rows.length + 1}\u00a0: un guillemet fermé est suivi de texte.`);
    } else {
      at = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    }
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}
