import { plainTextOf } from '@ardoise/domain/base/rich-text/plain-text-of.ts';
import { counted } from '../../../components/format-number.ts';

const NO_ANSWER = '(vide)';
const DELETED = '(à supprimer)';
/** Tags of the brief's rich text. */
const MARKS = /<\/?[a-z][^>]*>/i;

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

/** An answer that is rich text with marks: shown as written, since its words may be the same on both sides. */
export function isMarkedText(value: unknown): value is string {
  return typeof value === 'string' && MARKS.test(value);
}

/** One side's answer in words; a missing entry was deleted there. */
export function answerInWords(value: unknown, isEntry = false): string {
  if (value === undefined || value === null || value === '') return isEntry ? DELETED : NO_ANSWER;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (isMarkedText(value)) return plainTextOf(value) || NO_ANSWER;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((entry) => answerInWords(entry)).join(' ; ');
  if (typeof value !== 'object') return String(value);
  if ('photo' in value) return photoInWords(value as Photo);
  const { name, entree: _id, ...rest } = value as { name?: string; entree?: string };
  if (name !== undefined)
    return 'visuelCocktails' in rest ? `${name}, visuels : ${answerInWords(rest.visuelCocktails)}` : name;
  return (
    Object.values(rest)
      .filter((entry) => typeof entry === 'string' && entry !== '')
      .join(', ') || NO_ANSWER
  );
}
