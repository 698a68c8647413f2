import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|svg)$/;
/** Below this a compressed file saves no packet. */
const SMALLEST = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside what is text: the server sends them as they are. */
export function compress(): Plugin {
  return {
    name: 'ardoise:compress',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => TEXTS.test(fileName));
      await Promise.all(
        texts.map(async (file) => {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (content.length < SMALLEST) return;
          const target = path.join(dir, file.fileName);
          const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          await writeFile(`${target}.br`, await toBrotli(content, best));
          await writeFile(`${target}.gz`, await toGzip(content, { level: 9 }));
        }),
      );
    },
  };
}
