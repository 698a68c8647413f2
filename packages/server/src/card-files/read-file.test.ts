import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CorpusCard, randomCard, score, seeded } from '@ardoise/domain/testing/card-corpus.ts';
import { utils, write } from '@e965/xlsx';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cardDocx,
  cardPdf,
  cardXlsx,
  type DocxShape,
  type PdfLayout,
  zipped,
} from '../testing/card-documents.ts';
import { MEMORY_FOLDER } from '../testing/memory-folder.ts';
import { readCardFile } from './read-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(MEMORY_FOLDER, 'ardoise-cards-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readBytes(bytes: Buffer) {
  const file = path.join(folder, 'carte');
  await writeFile(file, bytes);
  return readCardFile(file);
}

const PDFS: Record<string, PdfLayout> = {
  'one column': { columns: 1 },
  'one column, leaders, serif': { columns: 1, leaders: true, serif: true },
  'two columns, bold names': { columns: 2, boldNames: true },
  'two columns, capitals, leaders': { columns: 2, capitals: true, leaders: true },
  'three columns': { columns: 3 },
  centred: { columns: 1, centred: true },
  'centred, serif, bold names': { columns: 1, centred: true, serif: true, boldNames: true },
};
const SHAPES: readonly DocxShape[] = ['leaders', 'tabs', 'table', 'spaces', 'typed dots'];

const MAKERS: [string, (card: CorpusCard) => Promise<Buffer> | Buffer][] = [
  ...Object.entries(PDFS).map(
    ([name, layout]) =>
      [`PDF, ${name}`, (card: CorpusCard) => cardPdf(card, layout)] as [
        string,
        (card: CorpusCard) => Promise<Buffer>,
      ],
  ),
  ...SHAPES.map(
    (shape) =>
      [`Word, ${shape}`, (card: CorpusCard) => cardDocx(card, shape)] as [
        string,
        (card: CorpusCard) => Promise<Buffer>,
      ],
  ),
  ['Excel', cardXlsx],
];

/** Cards of a seed, made and read: the share of exact lines, and lines that the card does not have. */
async function readCorpus(make: (card: CorpusCard) => Promise<Buffer> | Buffer, seed: number, cards: number) {
  const random = seeded(seed);
  const sum = { exact: 0, all: 0, missing: [] as string[], invented: [] as string[] };
  for (let count = 0; count < cards; count += 1) {
    const card = randomCard(random);
    const told = score(card, (await readBytes(await make(card))).sections);
    sum.exact += told.exact;
    sum.all += told.all;
    sum.missing.push(...told.missing);
    sum.invented.push(...told.invented);
  }
  return sum;
}

it.each(MAKERS)('%s: two cards are read as they stand', async (_name, make) => {
  const { missing, invented } = await readCorpus(make, 7, 2);
  expect({ missing, invented }).toEqual({ missing: [], invented: [] });
});

it.each(MAKERS)(
  '%s: 60 cards, 98 % of the lines exact, none invented',
  { tags: 'long' },
  async (name, make) => {
    const seed = 4711;
    const { exact, all, missing, invented } = await readCorpus(make, seed, 60);
    process.stdout.write(
      `${name}, seed ${seed}: ${exact} of ${all} lines exact (${((exact / all) * 100).toFixed(2)} %), ${invented.length} invented\n`,
    );
    expect(invented).toEqual([]);
    expect({ share: exact / all >= 0.98, missing: missing.slice(0, 5) }).toEqual({
      share: true,
      missing: missing.slice(0, 5),
    });
  },
);

it('takes names beside an empty cell for prices for lines without one', async () => {
  const line = (nom: string, detail: string, prix: string) => ({ nom, detail, prix });
  const lignes = [
    line('Daube', 'riz', '18,00 €'),
    line('Sole', 'citron', ''),
    line('Raie', 'câpres', '19,00 €'),
    line('Merlu', 'coco', '17,00 €'),
  ];
  const sheet = utils.aoa_to_sheet([
    ['PLATS'],
    ...lignes.map(({ nom, detail, prix }) => [nom, detail, prix]),
  ]);
  const book = utils.book_new(sheet, 'Carte');
  const xlsx = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const docx = await cardDocx({ sections: [{ titre: 'PLATS', lignes }] }, 'table');
  for (const bytes of [docx, xlsx])
    expect((await readBytes(bytes)).sections).toMatchObject([{ titre: 'PLATS', lignes }]);
});

it('reads raised cents of a document with their euros, and no raised number of a word', async () => {
  const superScript = true;
  const children = ['Soupe', 'Terrine', 'Salade'].map(
    (name) =>
      new Paragraph({
        children: [
          new TextRun(name),
          new TextRun({ text: '1,3', superScript }),
          new TextRun('\t8'),
          new TextRun({ text: '50', superScript }),
        ],
      }),
  );
  const { sections } = await readBytes(await Packer.toBuffer(new Document({ sections: [{ children }] })));
  expect(sections[0]?.lignes.map(({ nom, prix }) => [nom, prix])).toEqual([
    ['Soupe', '8,50'],
    ['Terrine', '8,50'],
    ['Salade', '8,50'],
  ]);
});

it('reads a name alone in its row of a sheet as one without a price, and rows of details as details', async () => {
  const dishes = (...names: string[]) => names.map((name, rank) => [name, 8 + rank]);
  const rows = [
    ['Bières'],
    ...dishes('Blonde', 'Brune', 'Rousse', 'Ambrée', 'Triple'),
    ['Bière du moment'],
    ...dishes('Blanche', 'Panaché', 'Monaco', 'Picon', 'Cidre'),
    [],
    ['Desserts'],
    ...dishes('Flan', 'Tarte'),
  ];
  const sheet = (all: (string | number)[][]) =>
    write(utils.book_new(utils.aoa_to_sheet(all), 'Carte'), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const namesOf = async (all: (string | number)[][]) =>
    (await readBytes(sheet(all))).sections.flatMap(({ lignes }) => lignes);
  const lines = await namesOf(rows);
  expect(lines).toHaveLength(13);
  expect(lines[5]).toMatchObject({ nom: 'Bière du moment', prix: '', aVerifier: 'sans prix' });
  const detailed = rows.flatMap((row) => (row.length > 1 ? [row, ['Servie bien fraîche']] : [row]));
  expect((await namesOf(detailed)).map(({ nom }) => nom)).not.toContain('Servie bien fraîche');
});

it('knows larger titles in a document that says no size of its names', async () => {
  const line = (text: string, size?: number) =>
    new Paragraph({ children: [new TextRun({ text, ...(size === undefined ? {} : { size }) })] });
  const children = [
    line('Plats', 30),
    line('Daube 18 €'),
    line('Sole 24 €'),
    line('Desserts', 30),
    line('Flan 6 €'),
  ];
  const { sections } = await readBytes(await Packer.toBuffer(new Document({ sections: [{ children }] })));
  expect(sections.map(({ titre }) => titre)).toEqual(['Plats', 'Desserts']);
});

it('says of other files that they are not read, of a locked one that it is protected', async () => {
  const unreadable = { sections: [], refus: 'illisible' };
  expect(await readBytes(Buffer.from('Entrecôte 24 €, sans format connu'))).toMatchObject(unreadable);
  expect(await readBytes(Buffer.alloc(3))).toMatchObject(unreadable);
  expect(await readBytes(Buffer.from('%PDF-1.7 broken'))).toMatchObject(unreadable);
  expect(await readBytes(await zipped({ mimetype: 'application/epub+zip' }))).toMatchObject(unreadable);
  const compound = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(512),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  expect(await readBytes(compound)).toMatchObject({ sections: [], refus: 'protege' });
});

it('refuses archives that unpack to too much, have too many entries or declare a document type', {
  tags: 'long',
}, async () => {
  const document = '<?xml version="1.0"?><w:document/>';
  const bomb = await zipped({
    'word/document.xml': document,
    'word/media/a.bin': Buffer.alloc(2 * 1024 * 1024),
  });
  const many = await zipped(
    Object.fromEntries(Array.from({ length: 2_100 }, (_, rank) => [`word/${rank}.xml`, '<a/>'])),
  );
  const entities = await zipped({
    'word/document.xml': '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaa">]><w:document>&a;</w:document>',
  });
  for (const bytes of [bomb, many, entities])
    expect(await readBytes(bytes)).toMatchObject({
      sections: [],
      format: null,
      refus: 'illisible',
      failure: expect.stringContaining('UnsafeArchive'),
    });
});
