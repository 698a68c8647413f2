import { describe, expect, it } from 'vitest';
import { projectDocument } from '../projects/project.ts';
import { KINDS } from './kinds.ts';

/** `{ autresInfos: { nomPdv: answer } }` for 'autresInfos.nomPdv'. */
function placed(path: string, answer: unknown): unknown {
  return path.split('.').reduceRight((inner, part) => ({ [part]: inner }), answer);
}

/** The parts of a path that the document does not know; what an answer must look like is another matter. */
function unknownIn(document: unknown): readonly unknown[] {
  const { error } = projectDocument.safeParse(document);
  return (error?.issues ?? []).flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
}

describe.each(Object.values(KINDS))('$kind', ({ wizard }) => {
  it('keeps the answer of every question in the document, but where a field reads it elsewhere', () => {
    const paths = wizard.steps.flatMap(({ groups = [] }) =>
      groups.flatMap(({ fields }) => fields.filter((field) => !('read' in field)).map(({ path }) => path)),
    );
    expect(paths.filter((path) => unknownIn(placed(path, '')).length > 0)).toEqual([]);
  });

  it('keeps the answer of every question of an entry in its list', () => {
    for (const { entries } of wizard.steps)
      for (const { fields } of entries?.groups ?? [])
        for (const { path } of fields)
          expect([entries?.list, path, unknownIn(placed(entries?.list ?? '', [placed(path, '')]))]).toEqual([
            entries?.list,
            path,
            [],
          ]);
  });
});

it('tells a question that the document has no place for', () => {
  expect(unknownIn(placed('autresInfos.nombreTables', ''))).toEqual(['nombreTables']);
  expect(unknownIn(placed('infopdv.formules', [{ prix: '' }]))).toEqual(['prix']);
});
