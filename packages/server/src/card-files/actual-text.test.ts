import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ActualText } from './actual-text.ts';

const file = (...contents: string[]) =>
  Buffer.concat(
    contents.flatMap((content) => [
      Buffer.from('1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
      deflateSync(Buffer.from(content, 'latin1')),
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );

it('reads the letters of marks, of the stream that has just the marks of the page', () => {
  const actual = new ActualText(
    file(
      '/Span <</ActualText (tt)>> BDC (a) Tj EMC /P <</MCID 1>> BDC (b) Tj EMC',
      '/Span<</ActualText <FEFF00E9> >> BDC EMC /Artifact BMC EMC',
    ),
  );
  expect(actual.of(['Span', 'Artifact'])).toEqual(['é', undefined]);
  expect(actual.of(['Span', 'P'])).toEqual(['tt', undefined]);
  expect(actual.of(['Span', 'P'])).toEqual([]);
});

it('reads nothing of streams that unpack to more than a page, or are broken', () => {
  const bomb = `/Span <</ActualText (tt)>> BDC${' '.repeat(5_000_000)}`;
  expect(new ActualText(file(bomb)).of(['Span'])).toEqual([]);
  expect(new ActualText(Buffer.from('stream\nabc endstream stream')).of(['Span'])).toEqual([]);
});
