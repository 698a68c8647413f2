import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ReadingFigures } from '../testing/owner-cards/reading-figures.ts';
import { readTruth } from '../testing/owner-cards/truth.ts';
import { readCardFile } from './read-file.ts';

/** Cards that other programs made (scripts/write-card-files.ts), each with what stands on it. */
const FILES = path.join(import.meta.dirname, '../testing/owner-cards/files');
const files = readdirSync(FILES).filter((file) => !file.endsWith('.txt'));

/** 'LibreOffice, three columns.pdf' by LibreOffice. */
async function read(figures: ReadingFigures, file: string): Promise<void> {
  const [generator = '', ...layout] = path.basename(file, path.extname(file)).split(', ');
  const truth = readTruth(readFileSync(path.join(FILES, `${file}.txt`), 'utf8'));
  const started = performance.now();
  const { sections } = await readCardFile(path.join(FILES, file));
  figures.add(
    `${generator} ${path.extname(file)}`,
    layout.join(', '),
    truth,
    sections,
    performance.now() - started,
  );
}

const SAMPLE = [
  'Chromium, letters without a name.pdf',
  'Gnumeric, a sheet for each section.xlsx',
  'LibreOffice, hidden rows.xlsx',
  'LibreOffice, several tabs.docx',
  'LibreOffice, text boxes.docx',
  'LibreOffice, three columns.pdf',
  'Pandoc, a table with borders.docx',
  'WeasyPrint, price at the end of the details.pdf',
];

it.each(SAMPLE)('%s is read as it stands', async (file) => {
  const figures = new ReadingFigures();
  await read(figures, file);
  expect({ wrong: figures.wrong, share: figures.share }).toEqual({ wrong: [], share: 1 });
});

it('98 % of the lines of every card are exact, none is invented or has another’s price', {
  tags: 'long',
}, async () => {
  const figures = new ReadingFigures();
  for (const file of files) await read(figures, file);
  figures.print();
  expect(figures.wrong).toEqual([]);
  expect(figures.share).toBeGreaterThan(0.98);
});
