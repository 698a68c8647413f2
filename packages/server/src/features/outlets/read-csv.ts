import { CsvError as ParseError, parse } from 'csv-parse/sync';

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

/** Rows of cells (RFC 4180), separated by semicolons, tabs or commas as the first line is. Blank lines are left out. */
export function readCsv(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      trim: true,
      // A name has quotes of its own, and the last cells of a line may be left out.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new CsvError(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'Un guillemet ouvert n’est jamais refermé.'
        : `Ligne ${String(error.lines)}\u00a0: un guillemet fermé est suivi de texte.`,
    );
  }
}
