import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${path.join(root, name)}/`;

/** Where pdf.js finds what it loads when a file needs it. */
export function pdfResources(): Record<string, string> {
  return {
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  };
}
