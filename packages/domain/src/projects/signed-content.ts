import type { ProjectDocument } from './project.ts';

/** Everything the two signatures cover, except the hashes of files (specification/signatures.md#signed-content). */
export interface SignedContent {
  document: Omit<ProjectDocument, 'idprojet' | 'surPlace'>;
  nameProjet: string | undefined;
  /** SHA-256 in hex of each file attached by then, sorted; files received later by link are not among them. */
  fichiers: string[];
}

/** Not agency, people, plan, who fills it, prices nor dates: those may change under a signature. */
export function signedContent(
  { idprojet, surPlace: _onSite, ...document }: ProjectDocument,
  fileHashes: readonly string[],
): SignedContent {
  return { document, nameProjet: idprojet?.nameProjet, fichiers: [...fileHashes].sort() };
}

/**
 * The text that is hashed: keys sorted; blanks, empty lists, empty objects and the ids of entries left out, so that touching
 * a field without answering it, or opening an order of before entries had ids, changes nothing that was signed. Nothing else
 * leaves ids out. Two contents that say the same have the same text.
 */
export function canonicalText(content: unknown): string {
  return JSON.stringify(canonical(content) ?? {});
}

/** Entries stand in lists alone: a choice whose key in its map is `entree` (a drawing of an 'entrée') is signed. */
function withoutEntryId(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || !('entree' in item)) return item;
  const { entree: _id, ...signed } = item;
  return signed;
}

function canonical(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(withoutEntryId(item)) ?? null);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value)
      .map(([key, entry]) => [key, canonical(entry)] as const)
      .filter(([, entry]) => entry !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  return value;
}
