import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bombPdf,
  LOOPED_PDF,
  longDocx,
  nestedDocx,
  pagesPdf,
  rawDocx,
  rawXlsx,
} from '../testing/bad-cards.ts';
import { zipped } from '../testing/card-documents.ts';
import { MEMORY_FOLDER } from '../testing/memory-folder.ts';
import { FileProcess } from './file-process.ts';
import { readCardFile } from './read-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(MEMORY_FOLDER, 'ardoise-bad-cards-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function stored(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'carte');
  await writeFile(file, bytes);
  return file;
}
const read = async (bytes: Buffer) => readCardFile(await stored(bytes));

const UNREAD: Record<string, () => Buffer | Promise<Buffer>> = {
  'an empty file': () => Buffer.alloc(0),
  'a file of zeros': () => Buffer.alloc(4_096),
  'a page named .docx': () => Buffer.from('<html><body>Entrecôte 24 €</body></html>'),
  'a rich text named .docx': () => Buffer.from('{\\rtf1 Entrecote 24}'),
  'a picture named .pdf': () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'an old .doc named .docx': () =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(2_048),
      Buffer.from('WordDocument', 'utf16le'),
    ]),
  'an .odt named .docx': () =>
    zipped({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
  'a document that ends too early': async () => (await rawDocx('<w:p/>'.repeat(500))).subarray(0, 400),
  'a PDF that ends too early': async () => (await pagesPdf(1)).subarray(0, 900),
  'pages that hold themselves': () => LOOPED_PDF,
  'a document without words': () => rawDocx('<w:p/>'),
  'a workbook without words': () => rawXlsx(''),
};

describe('files that are not read', () => {
  it.each(Object.entries(UNREAD))('%s is none', async (_, make) => {
    expect(await read(await make())).toMatchObject({ sections: [], refus: 'illisible' });
  });

  it('a PDF that asks for a password is protected, one that only forbids changes is read', async () => {
    expect(await read(await pagesPdf(1, { userPassword: 'secret' }))).toMatchObject({ refus: 'protege' });
    expect(await read(await pagesPdf(1, { ownerPassword: 'secret' }))).toMatchObject({ format: 'pdf' });
  });
});

describe('files that are other than they seem', () => {
  it('are read by what they are, whatever their name says', async () => {
    expect((await read(await pagesPdf(1))).format).toBe('pdf');
  });

  it('are read without what a program could not compute', async () => {
    const name = (cell: string, text: string) => `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = `<row r="1">${name('A1', 'Entrecôte')}<c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row><row r="2">${name('A2', 'Bavette')}<c r="B2"><v>24</v></c></row>`;
    const { sections } = await read(await rawXlsx(rows));
    expect(sections.flatMap(({ lignes }) => lignes)).toMatchObject([{ nom: 'Bavette', prix: '24' }]);
  });

  it('a PDF of 500 pages is read as far as a card may go', { tags: 'long' }, async () => {
    const { sections } = await read(await pagesPdf(500));
    expect(sections.flatMap(({ lignes }) => lignes)).toHaveLength(40 * 40);
  });
});

/** Each is too much for a reader, in its own way. */
const HOSTILE: Record<string, () => Buffer | Promise<Buffer>> = {
  'elements in each other': () => nestedDocx(200_000),
  'a hundred thousands of paragraphs': () => longDocx(300_000),
  'a cell at the end of a sheet': () =>
    rawXlsx('<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>Entrecôte 24 €</t></is></c></row>'),
  'a page that unpacks to a gigabyte': () => bombPdf(1_000_000_000),
};

describe('a hostile file', () => {
  it.each(Object.entries(HOSTILE))(
    '%s: ended within 10 seconds and 400 MB, the next file is read',
    { tags: 'long' },
    async (_, make) => {
      const reader = new FileProcess(() => undefined);
      const hostile = await stored(await make());
      const reading = reader.run('readCard', hostile, 'account');
      let most = 0;
      const watch = setInterval(async () => {
        const status = await readFile(`/proc/${reader.pid}/status`, 'utf8').catch(() => '');
        most = Math.max(most, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0));
      }, 20);
      expect(JSON.stringify(await reading)).toMatch(/illisible|trop long/);
      clearInterval(watch);
      expect(most).toBeLessThanOrEqual(400 * 1024);
      expect(await reader.run('readCard', await stored(await pagesPdf(1)), 'account')).toMatchObject({
        result: { format: 'pdf' },
      });
      reader.stop();
    },
  );
});
