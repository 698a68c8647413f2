import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileProcess } from '../card-files/file-process.ts';
import { MEMORY_FOLDER } from '../testing/memory-folder.ts';
import { writeHugePdf } from '../testing/print-fixtures/huge-file.ts';
import { kitPrint } from '../testing/print-fixtures/kit-print.ts';
import { inVolume } from '../testing/volume.ts';

let folder: string;
const failures: string[] = [];
const files = new FileProcess((failure) => failures.push(failure));
beforeAll(async () => {
  folder = await mkdtemp(path.join(MEMORY_FOLDER, 'ardoise-bad-prints-'));
});
afterAll(async () => {
  files.stop();
  await rm(folder, { recursive: true, force: true });
});

const A4 = { w: 210, h: 297 };

async function factsOf(content: Buffer) {
  const file = path.join(folder, 'file.pdf');
  await writeFile(file, content);
  return files.run('printFacts', file, 'account');
}

it('says why a file does not open, in the process for foreign files', async () => {
  expect(await factsOf(await kitPrint({ ...A4, password: 'secret' }))).toMatchObject({
    result: { refused: 'password' },
  });
  expect(await factsOf(Buffer.from('%PDF-1.7\nnothing'))).toMatchObject({ result: { refused: 'broken' } });
  expect(await factsOf(Buffer.alloc(0))).toMatchObject({ result: { refused: 'broken' } });
});

it('reads a file of 480 MB without holding it in memory', async () => {
  const file = path.join(folder, 'huge.pdf');
  await writeHugePdf(file, 480_000_000);
  expect(await files.run('printFacts', file, 'account')).toMatchObject({
    result: { refused: null, pages: [{ images: [], trim: null, paint: { top: [{ from: 0 }] } }] },
  });
  expect(failures).toEqual([]);
});

it('reads what bytes were changed in without an end of its process', { tags: 'long' }, async () => {
  const whole = await kitPrint({ ...A4, ground: true, bleed: 3, slug: 7, marks: true, pages: 2 });
  for (let round = 0; round < inVolume(60, 400); round += 1) {
    const bytes = Buffer.from(whole);
    for (let at = round; at < bytes.length; at += 97 + round)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (round % 8));
    const outcome = await factsOf(bytes);
    expect('result' in outcome || outcome.none === 'illisible').toBe(true);
  }
  expect(await factsOf(whole)).toMatchObject({ result: { refused: null, pages: [{}, {}] } });
});
