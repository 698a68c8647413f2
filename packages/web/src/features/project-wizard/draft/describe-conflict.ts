import { plainTextOf } from '@ardoise/domain/wizards/shared/rich-text.ts';
import { counted } from '../../../components/format-number.ts';
import { ENTRY_LABELS, FIELD_LABELS, LIST_ENTRIES } from '../kinds/field-labels.ts';
import type { FieldConflict, FieldPath } from './merge-documents.ts';

const NO_ANSWER = '(vide)';
/** Of a text written in the brief's editor. */
const MARKS = /<\/?[a-z][^>]*>/i;
/** What stands between an entry and its answers, and says nothing by itself. */
const CONTAINERS: readonly string[] = ['brief', 'menus', 'pricelist', 'gamme-prix'];

function nameOf(value: unknown): string | undefined {
  const { name, filename } = (value ?? {}) as { name?: string; filename?: string };
  return name ?? filename;
}

function labelOf(path: FieldPath): string | undefined {
  const labels: Partial<Record<string, string>> = FIELD_LABELS;
  for (let length = path.length; length > 0; length -= 1) {
    const label = labels[path.slice(0, length).join('.')];
    if (label !== undefined) return label;
  }
  return undefined;
}

/** 'Board 2, formule 1, prix' of `boards.1.brief.menus.Formule1.prixformule`; undefined outside lists. */
function entryInWords(path: FieldPath, picked: string | undefined): string | undefined {
  const found = Object.entries(LIST_ENTRIES).find(([list]) => path.join('.').startsWith(`${list}.`));
  if (found === undefined) return undefined;
  const [list, noun] = found;
  const [rank, ...fields] = path.slice(list.split('.').length);
  const labels: Partial<Record<string, string>> = ENTRY_LABELS;
  const words = [`${noun} ${Number(rank) + 1}`];
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

/** The answer's name in words: 'Code postal', 'Boissons, Cola classique', 'Formule 2, tarif'. */
export function fieldInWords({ path, mine, theirs }: FieldConflict): string {
  const picked = nameOf(mine) ?? nameOf(theirs);
  const inList = entryInWords(path, picked);
  if (inList !== undefined) return inList;
  const label = labelOf(path) ?? path.join(', ');
  return picked === undefined || path.join('.') in FIELD_LABELS ? label : `${label}, ${picked}`;
}

interface Photo {
  modificationCarte?: string;
  comment?: string;
  texte?: string;
  anno?: unknown[];
}

function photoInWords(photo: Photo): string {
  const notes = photo.anno?.length ?? 0;
  return [
    counted(notes, 'post-it', 'post-its'),
    photo.modificationCarte ? `modification : ${photo.modificationCarte}` : '',
    photo.comment ?? '',
    photo.texte ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** One side's answer in words. */
export function answerInWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return NO_ANSWER;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'string') return MARKS.test(value) ? plainTextOf(value) || NO_ANSWER : value;
  if (Array.isArray(value)) return value.map((entry) => answerInWords(entry)).join(' ; ');
  if (typeof value !== 'object') return String(value);
  if ('photo' in value) return photoInWords(value as Photo);
  const { name, ...rest } = value as { name?: string };
  if (name !== undefined)
    return 'visuelCocktails' in rest ? `${name}, visuels : ${answerInWords(rest.visuelCocktails)}` : name;
  return (
    Object.values(value)
      .filter((entry) => typeof entry === 'string' && entry !== '')
      .join(', ') || NO_ANSWER
  );
}
