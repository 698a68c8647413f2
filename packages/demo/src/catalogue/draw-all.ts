import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DRAWINGS_FOLDER } from '../drawings-folder.ts';
import { allDrawings } from './all-drawings.ts';

/** Regenerates every picture of the catalogue: `node packages/demo/src/catalogue/draw-all.ts`. */
const folder = DRAWINGS_FOLDER;
const pictures = allDrawings();

await mkdir(folder, { recursive: true });
const present = await readdir(folder, { recursive: true });
const stale = present.filter(
  (file) => file.endsWith('.svg') && !pictures.has(file.split(path.sep).join('/')),
);
await Promise.all(stale.map((file) => rm(path.join(folder, file))));
for (const [file, svg] of pictures) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, svg);
}
process.stdout.write(`${pictures.size} pictures in ${path.relative(process.cwd(), folder)}\n`);
