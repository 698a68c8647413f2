import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@ardoise/domain/contract/files.ts';
import { FILE_TYPES } from '@ardoise/domain/projects/file-types.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChrDraft, createChrDraft } from '../../../../testing/chr-draft.ts';
import { multipart } from '../../../../testing/multipart.ts';
import {
  docxFile,
  epsFile,
  jpegFile,
  mp4File,
  oldOfficeFile,
  pdfFile,
  pngFile,
} from '../../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { inVolume } from '../../../../testing/volume.ts';
import { newProjectId } from '../../projects/project-id.ts';

const RUNS = inVolume(60, 3_000);

let site: TestApp;
let project: ChrDraft;
let contents: Buffer[];
beforeAll(async () => {
  site = await createTestApp();
  project = await createChrDraft(site);
  contents = [
    await jpegFile({ width: 40, height: 30 }),
    await pngFile(30, 20),
    await pdfFile(1),
    oldOfficeFile(),
    docxFile(),
    mp4File(),
    epsFile(),
    Buffer.from('<html>'),
    Buffer.alloc(0),
  ];
});
afterAll(() => site.close());

const extensions = ['jpg', 'png', 'gif', 'webp', 'pdf', 'ai', 'doc', 'docx', 'psd', 'mp4', 'svg', 'exe', ''];
const fileName = fc
  .tuple(
    fc.oneof(fc.string({ maxLength: 60, unit: 'binary' }), fc.constant('menu')),
    fc.constantFrom(...extensions),
  )
  .map(([stem, extension]) => `${stem.replace(/[\r\n"]/g, '')}.${extension}`);

/** The matching extension of each sample, in order; most names are truthful, otherwise nothing would ever be kept. */
const TRUE_EXTENSIONS = ['jpg', 'png', 'pdf', 'doc', 'docx', 'mp4', 'ai', 'pdf', 'png'];

/** Bytes of a real file, partly corrupted, or truncated. */
const damage = fc.record({
  sample: fc.nat(),
  flips: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
  keep: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

function damaged({
  sample,
  flips,
  keep,
}: {
  sample: number;
  flips: [number, number][];
  keep: number;
}): Buffer {
  const whole = Buffer.from(contents[sample % contents.length] ?? Buffer.alloc(0));
  for (const [at, value] of flips) if (whole.length > 0) whole[at % whole.length] = value;
  return whole.subarray(0, Math.ceil(whole.length * keep));
}

const request = fc.record({
  name: fileName,
  content: damage,
  type: fc.oneof(
    fc.constantFrom<string>('photo_carte', 'contenu', 'statut'),
    fc.constantFrom<string>(...FILE_TYPES),
    fc.string({ maxLength: 20 }),
  ),
  honest: fc.boolean(),
  /** One of the device: none, a fresh one, or what is none. */
  id: fc.oneof(fc.constant(null), fc.constant('fresh'), fc.string({ maxLength: 40, unit: 'binary' })),
  ownProject: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constant(false)),
  /** Fraction of the body that arrives. */
  arrives: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
});

/** Always accepted, so that something is checked again below. */
const HARMLESS = {
  name: 'menu.jpg',
  content: { sample: 0, flips: [] as [number, number][], keep: 1 },
  type: 'photo_carte',
  ownProject: true,
  honest: false,
  id: null,
  arrives: 1,
};

it('keeps any upload completely or refuses it: never a server error, never a remainder', async () => {
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(request, async ({ name, content, type, ownProject, arrives, honest, id }) => {
      const extension = TRUE_EXTENSIONS[content.sample % contents.length];
      const called = honest ? `${name}.${extension}` : name;
      const fields = {
        projet_id: ownProject ? project.id : 'f'.repeat(24),
        file_type: type,
        ...(id === null ? {} : { id: id === 'fresh' ? newProjectId() : id }),
      };
      const form = multipart(fields, { name: called, content: damaged(content) });
      const payload = form.body.subarray(0, Math.ceil(form.body.length * arrives));
      const { statusCode } = await project.caller.inject({
        method: 'POST',
        url: '/rest/myplv/projets/upload',
        headers: form.headers,
        payload,
      });
      expect(statusCode).toBeLessThan(500);
      if (statusCode === 200) kept += 1;
    }),
    { numRuns: RUNS, endOnFailure: true, examples: [[HARMLESS]] },
  );
  const { body } = await project.caller.call(listFiles, { params: { id: project.id } });
  expect(body).toHaveLength(kept);
  expect(kept).toBeGreaterThan(0);
  for (const { url, size } of body) {
    const { statusCode, rawPayload } = await project.caller.inject({ method: 'GET', url });
    expect([statusCode, rawPayload.length]).toEqual([200, size]);
  }
  expect(await readdir(path.join(site.config.dataDir, 'files/incoming'))).toEqual([]);
}, 600_000);
