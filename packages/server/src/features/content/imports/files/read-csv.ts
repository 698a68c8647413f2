import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError as ParseError, parse } from 'csv-parse';
import { ImportFileError } from './import-file-error.ts';
import type { FileFormat } from './sniff-file.ts';

/** A longer record is a quote that is never closed. */
const LONGEST_RECORD = 500_000;
const QUOTE_OPEN = 'Un guillemet ouvert n’est jamais refermé';

/** A line of the file with something in it, by its number in a spreadsheet: 1 is the first. */
export interface FileLine {
  line: number;
  cells: string[];
}

async function* decoded(path: string, encoding: FileFormat['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  // PostgreSQL stores no NUL: its control picture (U+2400) replaces it, and is refused with its cell.
  for await (const chunk of createReadStream(path))
    yield decoder.decode(chunk as Buffer, { stream: true }).replaceAll('\u0000', '\u2400');
  yield decoder.decode();
}

function asFileError(error: unknown): unknown {
  if (!(error instanceof ParseError)) return error;
  const line = Number(error.lines);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new ImportFileError(`${QUOTE_OPEN}.`);
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new ImportFileError(`${QUOTE_OPEN}, ou la ligne ${line} est trop longue.`);
  return new ImportFileError(`Ligne ${line}\u00a0: un guillemet fermé est suivi de texte.`);
}

/**
 * The lines of a CSV file (RFC 4180) as they are read, blank ones left out: memory does not grow with the file.
 * @throws ImportFileError for a quote that is not closed
 */
export async function* readCsv(path: string, { encoding, separator }: FileFormat): AsyncGenerator<FileLine> {
  const parser = parse({
    delimiter: separator,
    trim: true,
    // A name may contain quotes, and trailing cells may be missing.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
  });
  // Its error is the parser's too, which the loop below throws.
  const reading = pipeline(Readable.from(decoded(path, encoding)), parser).catch(() => undefined);
  try {
    let line = 0;
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      if (cells.some((cell) => cell !== '')) yield { line, cells };
    }
  } catch (error) {
    throw asFileError(error);
  } finally {
    parser.destroy();
    await reading;
  }
}
