// node scripts/write-card-files.ts: the cards that other programs make, which tests of the reader of cards read: by
// LibreOffice, Pandoc, Gnumeric, Ghostscript, WeasyPrint, wkhtmltopdf and Chromium of Debian, from descriptions drawn by seed.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded } from '@ardoise/domain/testing/card-corpus.ts';
import { CALC_LAYOUTS, calcCard } from '@ardoise/server/testing/owner-cards/calc-cards.ts';
import { HTML_LAYOUTS, htmlCard } from '@ardoise/server/testing/owner-cards/html-cards.ts';
import { type OwnerCard, ownerCard } from '@ardoise/server/testing/owner-cards/owner-card.ts';
import { truthOf, writtenTruth } from '@ardoise/server/testing/owner-cards/truth.ts';
import { WRITER_LAYOUTS, writerCard } from '@ardoise/server/testing/owner-cards/writer-cards.ts';

const FILES = path.resolve('packages/server/src/testing/owner-cards/files');
const work = mkdtempSync(path.join(tmpdir(), 'card-files-'));

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { cwd: work, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
const office = (format: string, files: readonly string[], out = work) =>
  run(
    'soffice',
    `-env:UserInstallation=file://${work}/profile`,
    '--headless',
    '--convert-to',
    format,
    '--outdir',
    out,
    ...files,
  );

/** One description, in the format that programs start from. */
interface Source {
  layout: string;
  card: OwnerCard;
  file: string;
}

/** Cards of layouts, from one seed on: about 45 lines each. */
function sources(
  layouts: readonly string[],
  seed: number,
  extension: string,
  write: (card: OwnerCard, layout: string) => string,
): Source[] {
  return layouts.map((layout, rank) => {
    const card = ownerCard(seeded(seed + rank), 45);
    const file = path.join(work, `${seed + rank}.${extension}`);
    writeFileSync(file, write(card, layout));
    return { layout, card, file };
  });
}
const made = (file: string, extension: string) => file.replace(/\.\w+$/, `.${extension}`);

function keep(generator: string, extension: string, from: readonly Source[]): void {
  for (const { layout, card, file } of from) {
    const name = path.join(FILES, `${generator}, ${layout}`);
    copyFileSync(made(file, extension), `${name}.${extension}`);
    writeFileSync(
      `${name}.${extension}.txt`,
      writtenTruth(truthOf(card, layout, HTML_LAYOUTS[layout]?.capitals)),
    );
  }
}

rmSync(FILES, { recursive: true, force: true });
mkdirSync(FILES, { recursive: true });
const filesOf = (from: readonly Source[]) => from.map(({ file }) => file);
const writer = Object.keys(WRITER_LAYOUTS);
const calc = Object.keys(CALC_LAYOUTS);

const documents = sources(writer, 100, 'fodt', writerCard);
office('docx', filesOf(documents));
keep('LibreOffice', 'docx', documents);

// PDFs hold their fonts: not of all layouts, for 2 MB of files at most.
const prints = sources(writer.slice(0, 20), 200, 'fodt', writerCard);
office('pdf', filesOf(prints));
keep('LibreOffice', 'pdf', prints);

const distilled = sources(
  [
    'two columns, tab stop with leaders',
    'text boxes',
    'typed dots',
    'centred paragraphs',
    'small capitals in colour',
  ],
  300,
  'fodt',
  writerCard,
);
office('pdf', filesOf(distilled));
for (const { file } of distilled) {
  run('gs', '-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pdfwrite', `-sOutputFile=${file}.out`, made(file, 'pdf'));
  copyFileSync(`${file}.out`, made(file, 'pdf'));
}
keep('Ghostscript', 'pdf', distilled);

const sheets = sources(calc, 400, 'fods', calcCard);
office('xlsx', filesOf(sheets));
keep('LibreOffice', 'xlsx', sheets);

const gnumeric = sources(
  [
    'name and price as text',
    'numbers shown in euros',
    'a sheet for each section',
    'two sections beside each other',
    'line breaks in cells',
  ],
  500,
  'fods',
  calcCard,
);
office('ods', filesOf(gnumeric));
for (const { file } of gnumeric) run('ssconvert', made(file, 'ods'), made(file, 'xlsx'));
keep('Gnumeric', 'xlsx', gnumeric);

const pages = sources(
  [
    'a table with borders',
    'price right after the name',
    'bullets',
    'centred',
    'no space before the price',
    'many spaces',
  ],
  600,
  'html',
  htmlCard,
);
for (const { file } of pages) run('pandoc', file, '-o', made(file, 'docx'));
keep('Pandoc', 'docx', pages);

const woven = sources(
  [
    'one column',
    'two columns',
    'centred',
    'a table, prices in the middle of their cells',
    'serif, ligatures, old-style figures, small capitals',
    'spaced capitals',
    'price at the end of the details',
  ],
  700,
  'html',
  htmlCard,
);
for (const { file } of woven) run('weasyprint', file, made(file, 'pdf'));
keep('WeasyPrint', 'pdf', woven);

const webkit = sources(
  [
    'a table with borders',
    'a table, prices in the middle of their cells',
    'centred, all of one type',
    'price right after the name',
    'bullets',
  ],
  800,
  'html',
  htmlCard,
);
for (const { file } of webkit) run('wkhtmltopdf', '-q', file, made(file, 'pdf'));
keep('wkhtmltopdf', 'pdf', webkit);

const printed = sources(['letters without a name'], 900, 'html', htmlCard);
for (const { file } of printed)
  run(
    'chromium',
    '--headless',
    '--no-sandbox',
    '--no-pdf-header-footer',
    `--print-to-pdf=${made(file, 'pdf')}`,
    file,
  );
keep('Chromium', 'pdf', printed);

rmSync(work, { recursive: true, force: true });
