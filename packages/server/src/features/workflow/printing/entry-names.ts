/** Longer names fail to unpack on some systems, below deep folders. */
const LONGEST = 60;
const UNNAMED = 'projet';

/** ASCII letters, digits and a few signs: no path, no control or bidi character, no leading dot. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'OE')
    .replace(/æ/g, 'ae')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_.-]+/g, '-')
    .replace(/[-.]*\.[-.]*\.[-.]*|-{2,}/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/** The folder of a project: its outlet's number and its name. */
export function folderName(outlet: string, name: string): string {
  const plain = plainName(`${outlet}-${name}`)
    .slice(0, LONGEST)
    .replace(/[-.]+$/, '');
  return plain === '' ? UNNAMED : plain;
}

/** Makes names unique, case-insensitively, by numbering duplicates. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  /** `extension` includes its dot. */
  give(stem: string, extension = ''): string {
    for (let rank = 1; ; rank += 1) {
      const name = rank === 1 ? `${stem}${extension}` : `${stem}-${rank}${extension}`;
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      return name;
    }
  }
}
