/** Unpacked on any system, below any folder: longer names stop some. */
const LONGEST = 60;
const UNNAMED = 'projet';

/** Letters, digits and a few signs of ASCII: no path, no control or direction character, nothing that starts with a point. */
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

/** Gives each name once, whatever its case: the next of the same name are numbered. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  /** `extension` comes with its point. */
  give(stem: string, extension = ''): string {
    for (let rank = 1; ; rank += 1) {
      const name = rank === 1 ? `${stem}${extension}` : `${stem}-${rank}${extension}`;
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      return name;
    }
  }
}
