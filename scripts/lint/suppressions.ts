import type { SourceModule } from './source-module.ts';

// Split in two halves, so that this file does not match itself.
const MARKS = [
  'biome' + '-ignore',
  '@ts' + '-',
  'eslint' + '-disable',
  'oxlint' + '-disable',
  'v8' + ' ignore',
  'knip' + 'ignore',
];

/** Comments that suppress a rule. A wrong rule is changed instead. */
export function suppressions(module: SourceModule): string[] {
  return module.text.split('\n').flatMap((line, index) => {
    const mark = MARKS.find((candidate) => line.includes(candidate));
    return mark ? [`${module.file}:${index + 1} switches a rule off (${mark})`] : [];
  });
}
