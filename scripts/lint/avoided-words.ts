import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { STATUSES } from '../../packages/domain/src/projects/statuses.ts';
import type { SourceModule, SyntaxNode } from './source-module.ts';

/** Modules with sentences for users; others address programs and those who operate the product. */
const SPEAKS =
  /^packages\/(web\/src|domain\/src(?!\/contract\/)|server\/src\/features\/\w+\/(mails\/templates|order-forms|links|approvals))\/(?!.*\.repository\.ts$)/;
/** The showcase of components has its own sample texts. */
const SHOWCASE = '/features/elements/';
/** A column's heading is one word, and so is a key. */
const SENTENCE = /[\s\u00a0’]/;
/** Names of statuses are what they are: 'Validation DC → Agence'. */
const STATUS_NAMES = new RegExp(STATUSES.join('|'), 'gu');

/** One row's word: the avoided spelling, and its replacement. */
interface AvoidedWord {
  pattern: RegExp;
  instead: string;
}

interface Vocabulary {
  avoided: readonly AvoidedWord[];
  /** The specification's text, which quotes sentences to the letter. */
  quoted: string;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * 'email' is avoided whatever its case, 'CCEP' in capitals; the plural included. 'délégué without commercial' is avoided
 * where the second word, in either number, does not follow.
 */
function patternOf(cell: string): RegExp {
  const [words = '', follows] = cell.split(' without ');
  const word = words.replace(/ in a sentence$/, '');
  const end = word.endsWith('.') ? '' : 's?(?![\\p{L}\\p{N}_-])';
  const unless = follows === undefined ? '' : `(?![\\s\u00a0]+${escaped(follows.slice(0, -1))})`;
  const flags = word === word.toLowerCase() ? 'iu' : 'u';
  return new RegExp(`(?<![\\p{L}\\p{N}_./@-])${escaped(word)}${end}${unless}`, flags);
}

/** The table 'Not written on a screen' of the glossary. */
function avoidedWords(glossary: string): AvoidedWord[] {
  const [, table = ''] = glossary.split('| not | but |\n|---|---|\n');
  return table.split('\n').flatMap((row) => {
    const [, not, instead] = row.split('|').map((cell) => cell.trim());
    if (!not || !instead) return [];
    return not.split(', ').map((cell) => ({ pattern: patternOf(cell), instead }));
  });
}

const plain = (words: string) =>
  words
    .replace(/[\u2019]/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

export async function readVocabulary(root: string): Promise<Vocabulary> {
  const pages = await Array.fromAsync(glob('docs/specification/*.md', { cwd: root }));
  const texts = await Promise.all(
    [...pages, 'docs/statuses.md'].map((page) => readFile(path.join(root, page), 'utf8')),
  );
  const avoided = avoidedWords(await readFile(path.join(root, 'docs/glossary.md'), 'utf8'));
  return { avoided, quoted: plain(texts.join('\n')) };
}

function sentenceOf({ type, value, cooked }: SyntaxNode): string | undefined {
  if (type === 'StringLiteral' || type === 'JSXText') return String(value);
  return type === 'TemplateElement' ? String(cooked) : undefined;
}

/** Words that a sentence of a screen or a mail does not use, by the glossary's table. */
export function wordsAvoided(module: SourceModule, { avoided, quoted }: Vocabulary): string[] {
  if (module.isTest || !SPEAKS.test(module.file) || module.file.includes(SHOWCASE)) return [];
  return module.nodes().flatMap(({ node, parent }) => {
    const sentence = sentenceOf(node)?.trim() ?? '';
    if (!SENTENCE.test(sentence) || parent.type === 'ImportDeclaration') return [];
    if (quoted.includes(plain(sentence))) return [];
    const said = sentence.replace(STATUS_NAMES, '');
    return avoided
      .filter(({ pattern }) => pattern.test(said))
      .map(
        ({ instead }) =>
          `${module.file}:${module.lineOf(node)} write '${instead}' (docs/glossary.md): '${plain(sentence)}'`,
      );
  });
}
