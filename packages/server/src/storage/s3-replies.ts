/** An object of a bucket, by its key below the prefix. */
export interface ListedObject {
  key: string;
  size: number;
  /** Milliseconds. */
  modified: number;
}

export interface ListedPage {
  objects: ListedObject[];
  /** Token of the next page; undefined on the last. */
  next: string | undefined;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function textOf(xml: string, name: string): string {
  const [, value = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return value
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex === '' ? 10 : 16)),
    )
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => ENTITIES[entity] ?? '');
}

/** A reply of ListObjectsV2. @throws Error for any other text */
export function parsePage(xml: string, prefix: string): ListedPage {
  if (!xml.includes('<ListBucketResult')) throw new Error('the storage sent no list of objects');
  const objects = [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([one]) => ({
    key: textOf(one, 'Key').slice(prefix.length),
    size: Number(textOf(one, 'Size')),
    modified: Date.parse(textOf(one, 'LastModified')),
  }));
  const isCut = textOf(xml, 'IsTruncated') === 'true';
  return { objects, next: isCut ? textOf(xml, 'NextContinuationToken') : undefined };
}

/** The code of an error reply, such as `NoSuchBucket`; empty without one. */
export function parseError(xml: string): string {
  return textOf(xml, 'Code');
}
