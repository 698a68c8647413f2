import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectDocument } from '../projects/project.ts';
import { type Merge, mergeDocuments } from './merge-documents.ts';
import { sameContent } from './same-content.ts';

/** Random edits of both sides of one order, in a top-level list and in one nested in an entry. */

interface Line {
  entree: string;
  prix?: string;
  nomFormule?: string;
}
type Edit = { kind: 'write' | 'delete' | 'move'; at: number; value: string } | { kind: 'add'; value: string };

const FIELDS = ['nomFormule', 'compoFormule'] as const;
const BASE: readonly Line[] = ['a', 'b', 'c'].map((entree) => ({ entree, nomFormule: entree }));

const rank = fc.nat(5);
const value = fc.constantFrom('', 'x', 'y');
const edits = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('write' as const, 'delete' as const, 'move' as const),
      at: rank,
      value,
    }),
    fc.record({ kind: fc.constant('add' as const), value }),
  ),
  { maxLength: 6 },
);

/** `side` prefixes the ids of added entries, as two devices generate different ones. */
function edited(lines: readonly Line[], made: readonly Edit[], side: string): Line[] {
  return made.reduce<Line[]>(
    (list, edit, turn) => {
      if (edit.kind === 'add') return list.concat({ entree: `${side}${turn}`, nomFormule: edit.value });
      const at = list.length === 0 ? 0 : edit.at % list.length;
      const line = list[at];
      if (line === undefined) return list;
      const without = list.toSpliced(at, 1);
      if (edit.kind === 'delete') return without;
      if (edit.kind === 'move') return without.toSpliced(edit.at % (without.length + 1), 0, line);
      return list.with(at, { ...line, [FIELDS[edit.at % 2] ?? '']: edit.value });
    },
    [...lines],
  );
}

/** The same list as formulas and, with the ids as price lines, within a board. */
function order(lines: readonly Line[]): ProjectDocument {
  const prices = lines.map(({ entree, nomFormule }) => ({ entree, prix: nomFormule }));
  return {
    infopdv: { formules: [...lines], noFormule: '' },
    boards: [{ entree: 'board', brief: { 'gamme-prix': prices } }],
  };
}

const pair = fc.tuple(edits, edits).map(([mine, theirs]) => ({
  mine: order(edited(BASE, mine, 'm')),
  theirs: order(edited(BASE, theirs, 't')),
}));
const base = order(BASE);

type Lists = readonly (readonly Record<string, unknown>[])[];
const listsOf = ({ infopdv, boards }: ProjectDocument): Lists => [
  infopdv?.formules ?? [],
  boards?.[0]?.brief?.['gamme-prix'] ?? [],
];
const find = (lists: Lists, list: number, id: unknown) => lists[list]?.find(({ entree }) => entree === id);
const isAsked = ({ conflicts }: Merge, ...ends: unknown[]) =>
  conflicts.some(({ key }) => key.endsWith(ends.join('\u001f')));

/** Asserts that a side's edit of one entry is not lost. */
function expectKept(
  merge: Merge,
  sides: Record<'was' | 'mine' | 'theirs', Lists>,
  list: number,
  id: unknown,
) {
  const [was, mine, theirs] = [sides.was, sides.mine, sides.theirs].map((side) => find(side, list, id));
  const kept = find(listsOf(merge.document), list, id);
  if (mine === undefined || theirs === undefined) {
    const left = mine ?? theirs;
    if (was === undefined) expect(sameContent(kept, left)).toBe(true);
    else if (left === undefined || sameContent(left, was)) expect(kept).toBeUndefined();
    else expect(isAsked(merge, id)).toBe(true);
    return;
  }
  for (const field of new Set([was, mine, theirs].flatMap((entry) => Object.keys(entry ?? {})))) {
    const [before, own, other] = [was?.[field], mine[field], theirs[field]];
    if (sameContent(own, other) || sameContent(before, own))
      expect(sameContent(kept?.[field], other)).toBe(true);
    else if (sameContent(before, other)) expect(sameContent(kept?.[field], own)).toBe(true);
    else expect(isAsked(merge, id, field)).toBe(true);
  }
}

describe('a merge of entries', () => {
  it('of equal sides is that side, whatever the base', async () => {
    await fc.assert(
      fc.property(pair, ({ mine, theirs }) => {
        expect(mergeDocuments(theirs, mine, mine)).toEqual({ document: mine, incoming: [], conflicts: [] });
      }),
    );
  });

  it('with an unchanged side is the other, in its order', async () => {
    await fc.assert(
      fc.property(pair, ({ mine }) => {
        expect(mergeDocuments(base, mine, base)).toMatchObject({ incoming: [], conflicts: [] });
        for (const merged of [mergeDocuments(base, mine, base), mergeDocuments(base, base, mine)])
          expect(sameContent(merged.document, mine)).toBe(true);
      }),
    );
  });

  it('loses no edit silently: it is kept, or a conflict', async () => {
    await fc.assert(
      fc.property(pair, fc.boolean(), ({ mine, theirs }, iDecide) => {
        const merge = mergeDocuments(base, mine, theirs, () => (iDecide ? 'mine' : 'theirs'));
        const sides = { was: listsOf(base), mine: listsOf(mine), theirs: listsOf(theirs) };
        for (const [list, kept] of listsOf(merge.document).entries()) {
          expect(new Set(kept.map(({ entree }) => entree)).size).toBe(kept.length);
          const ids = Object.values(sides).flatMap((side) => side[list]?.map(({ entree }) => entree) ?? []);
          for (const id of new Set(ids)) expectKept(merge, sides, list, id);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has the same entries from either side', async () => {
    const sorted = ({ document }: Merge) =>
      listsOf(document).map((list) =>
        list.toSorted((a, b) => (String(a.entree) < String(b.entree) ? -1 : 1)),
      );
    await fc.assert(
      fc.property(pair, ({ mine, theirs }) => {
        const here = mergeDocuments(base, mine, theirs, () => 'mine');
        const there = mergeDocuments(base, theirs, mine, () => 'theirs');
        expect(sameContent(sorted(here), sorted(there))).toBe(true);
        expect(here.conflicts.map(({ key }) => key).sort()).toEqual(
          there.conflicts.map(({ key }) => key).sort(),
        );
      }),
    );
  });
});
