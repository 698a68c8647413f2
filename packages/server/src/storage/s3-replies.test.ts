import { expect, it } from 'vitest';
import { parseError, parsePage } from './s3-replies.ts';

const page = (rest: string) =>
  `<?xml version='1.0' encoding='UTF-8'?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>plv</Name><Prefix>prod/blobs/</Prefix>${rest}</ListBucketResult>`;
const object = (key: string, size: number) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-23T10:00:00.000Z</LastModified><ETag>&quot;x&quot;</ETag><Size>${size}</Size><Owner><ID>a</ID></Owner></Contents>`;

it('reads a page of objects, below the prefix, and where the next begins', () => {
  const xml = page(
    `<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b+&#x2F;=</NextContinuationToken>${object('prod/blobs/ab/abc', 12)}\n${object('prod/blobs/ab/abc.webp', 0)}`,
  );
  const modified = Date.UTC(2026, 10, 23, 10);
  expect(parsePage(xml, 'prod/')).toEqual({
    objects: [
      { key: 'blobs/ab/abc', size: 12, modified },
      { key: 'blobs/ab/abc.webp', size: 0, modified },
    ],
    next: 'a&b+/=',
  });
});

it('reads the last page, empty or not', () => {
  expect(parsePage(page('<IsTruncated>false</IsTruncated>'), '')).toEqual({ objects: [], next: undefined });
});

it('takes no other text for an empty list: the clean-up and the copy rely on it', () => {
  expect(() => parsePage('<html>maintenance</html>', '')).toThrow('no list');
});

it('finds the code of an error', () => {
  expect(parseError('<Error><Code>NoSuchBucket</Code><Message>no</Message></Error>')).toBe('NoSuchBucket');
  expect(parseError('<html>')).toBe('');
});
