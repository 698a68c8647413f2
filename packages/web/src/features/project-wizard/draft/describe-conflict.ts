import { counted } from '../../../components/format-number.ts';
import { FIELD_LABELS } from '../kinds/field-labels.ts';
import type { FieldConflict, FieldPath } from './merge-documents.ts';

const NO_ANSWER = '(vide)';
const FORMULA_FIELDS: Record<string, string> = {
  nomFormule: 'nom',
  compoFormule: 'composition',
  tarifFormule: 'tarif',
};

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

/** The answer's name in words: 'Code postal', 'Boissons, Cola classique', 'Formule 2, tarif'. */
export function fieldInWords({ path, mine, theirs }: FieldConflict): string {
  if (path[0] === 'infopdv' && path[1] === 'formules' && path.length === 4) {
    return `Formule ${Number(path[2]) + 1}, ${FORMULA_FIELDS[path[3] ?? ''] ?? path[3]}`;
  }
  const label = labelOf(path) ?? path.join(', ');
  const entry = path.join('.') in FIELD_LABELS ? undefined : (nameOf(mine) ?? nameOf(theirs));
  return entry === undefined ? label : `${label}, ${entry}`;
}

interface Photo {
  modificationCarte?: string;
  anno?: unknown[];
}

function photoInWords(photo: Photo): string {
  const notes = photo.anno?.length ?? 0;
  return [
    counted(notes, 'post-it', 'post-its'),
    photo.modificationCarte ? `modification : ${photo.modificationCarte}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** One side's answer in words. */
export function answerInWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return NO_ANSWER;
  if (typeof value === 'string') return value;
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
