import { ENTRY_LABELS, FIELD_LABELS, LIST_ENTRIES } from './field-labels.ts';

type Path = readonly string[];

/** What stands between an entry and its answers, and says nothing by itself. */
const CONTAINERS: readonly string[] = ['brief', 'menus', 'pricelist', 'gamme-prix'];

function labelOf(path: Path): string | undefined {
  const labels: Partial<Record<string, string>> = FIELD_LABELS;
  for (let length = path.length; length > 0; length -= 1) {
    const label = labels[path.slice(0, length).join('.')];
    if (label !== undefined) return label;
  }
  return undefined;
}

/** 'Board 2, formule 1, prix' of `boards.1.brief.menus.Formule1.prixformule`; undefined outside lists. */
export function entryInWords(path: Path, picked: string | undefined): string | undefined {
  const found = Object.entries(LIST_ENTRIES).find(([list]) => path.join('.').startsWith(`${list}.`));
  if (found === undefined) return undefined;
  const [list, noun] = found;
  const [rank, ...fields] = path.slice(list.split('.').length);
  const labels: Partial<Record<string, string>> = ENTRY_LABELS;
  const words = [`${noun} ${Number(rank) + 1}`];
  // A whole entry: its own name, where it has one, is what people know it by.
  if (fields.length === 0 && picked !== undefined) words.push(picked);
  for (const [index, field] of fields.entries()) {
    const label = labels[field];
    if (label !== undefined) words.push(label);
    else if (fields[index - 1] === 'gamme-prix') words.push(`ligne ${Number(field) + 1}`);
    else if (!CONTAINERS.includes(field)) {
      // Families and ids below: what was picked has a name.
      words.push(picked ?? field);
      break;
    }
  }
  return words.join(', ');
}

/** What the answer at this path is called: 'Code postal', 'Formule 2, tarif'; undefined where it has no name. */
export function fieldName(path: Path): string | undefined {
  return entryInWords(path, undefined) ?? labelOf(path);
}
