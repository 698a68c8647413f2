import { CsvError as ParseError, parse } from 'csv-parse/sync';

/** A malformed file; the message names the line, in French, for its author. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

/** Decodes a spreadsheet's export: UTF-8, or Excel's encoding on a French Windows. */
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

/** Rows of cells (RFC 4180), separated by semicolons, tabs or commas as in the first line. Skips blank lines. */
export function readCsv(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      trim: true,
      // A name may contain quotes, and trailing cells may be missing.
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
