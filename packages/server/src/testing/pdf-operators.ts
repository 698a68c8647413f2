import { inflateSync } from 'node:zlib';

/** The operators of every page of a PDF, and what else it has compressed. */
export function operatorsIn(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\nendstream/g);
  return [...streams]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n');
}
