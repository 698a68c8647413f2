import type { SourceModule } from './source-module.ts';

// Written in two halves, for this file not to find itself.
const MARKS = [
  'biome' + '-ignore',
  '@ts' + '-',
  'eslint' + '-disable',
  'oxlint' + '-disable',
  'v8' + ' ignore',
  'knip' + 'ignore',
];

/** Comments that switch a rule off. A rule that is wrong is changed for all. */
export function suppressions(module: SourceModule): string[] {
  return module.text.split('\n').flatMap((line, index) => {
    const mark = MARKS.find((candidate) => line.includes(candidate));
    return mark ? [`${module.file}:${index + 1} switches a rule off (${mark})`] : [];
  });
}
