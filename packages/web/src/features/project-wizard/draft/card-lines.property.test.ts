import { partsToSend } from '@ardoise/domain/answers/changed-parts.ts';
import { withCardChanges } from '@ardoise/domain/card-text/card-changes.ts';
import { withoutEmptyLines } from '@ardoise/domain/card-text/empty-lines.ts';
import { withoutOrphans } from '@ardoise/domain/card-text/orphans.ts';
import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { advance, type DraftState, initialState, type ServerContent } from './draft-state.ts';

/** Two devices that fill the text of one card, each saving its changed lines to one server. */

const FIELDS = ['nom', 'prix', 'detail'] as const;
const SECTIONS = ['s1', 's2', 's3'];

const edit = fc.record({
  device: fc.nat(1),
  kind: fc.constantFrom('write', 'write', 'write', 'add', 'move', 'rank', 'remove', 'save', 'save'),
  at: fc.nat(1_000),
  to: fc.nat(1_000),
});
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

const START: ProjectDocument = {
  texteCarte: {
    sections: SECTIONS.map((entree) => ({ entree, titre: entree })),
    lignes: Array.from({ length: 12 }, (_, rank) => ({
      entree: `l${rank}`,
      section: SECTIONS[rank % 3] ?? '',
      nom: `Plat ${rank}`,
      prix: '12',
    })),
  },
  lectureCarte: {
    lignes: Array.from({ length: 12 }, (_, rank) => ({
      entree: `l${rank}`,
      aVerifier: 'prix loin' as const,
    })),
  },
};

/** As the server saves: the version that the change was made from, or a refusal with what is there. */
class Server {
  content: ServerContent = { document: START, version: 1 };
  save(sent: ReturnType<typeof partsToSend>, version: number): ServerContent | null {
    if (version !== this.content.version) return null;
    const { changementsCarte = {} } = sent;
    const before = this.content.document;
    const document = withoutOrphans(
      withoutEmptyLines({ ...before, ...withCardChanges(before, changementsCarte) }),
    );
    this.content = { document, version: version + 1 };
    return this.content;
  }
}

/** What each device did, to tell what must be there at the end. */
interface Done {
  written: Map<string, Set<string>>;
  removed: Set<string>;
  added: Set<string>;
}

const linesOf = ({ current }: DraftState): CardLine[] => current.texteCarte?.lignes ?? [];

function withLines(state: DraftState, lignes: CardLine[]): DraftState {
  const { texteCarte } = state.current;
  return advance(state, {
    type: 'changed',
    document: { ...state.current, texteCarte: { ...texteCarte, lignes } },
  });
}

function changed(state: DraftState, { kind, at, to, device }: Edit, turn: number, done: Done): DraftState {
  const lines = linesOf(state);
  if (kind === 'add') {
    const entree = `d${device}t${turn}`;
    done.added.add(entree);
    const line = { entree, section: SECTIONS[to % 3] ?? '', nom: entree, prix: '' };
    return withLines(state, lines.toSpliced(at % (lines.length + 1), 0, line));
  }
  const rank = lines.length === 0 ? 0 : at % lines.length;
  const line = lines[rank];
  if (line?.entree === undefined) return state;
  if (kind === 'remove') {
    done.removed.add(line.entree);
    return withLines(state, lines.toSpliced(rank, 1));
  }
  if (kind === 'rank') {
    const without = lines.toSpliced(rank, 1);
    return withLines(state, without.toSpliced(to % (without.length + 1), 0, line));
  }
  if (kind === 'move')
    return withLines(state, lines.with(rank, { ...line, section: SECTIONS[to % 3] ?? '' }));
  const field = FIELDS[to % FIELDS.length] ?? 'nom';
  const value = `v${device}-${turn}`;
  const key = `${line.entree} ${field}`;
  done.written.set(key, (done.written.get(key) ?? new Set()).add(value));
  return withLines(state, lines.with(rank, { ...line, [field]: value }));
}

/** Sends until the server has everything, merging what the other device saved; conflicts are decided for mine. */
function saved(state: DraftState, server: Server): DraftState {
  let now = state;
  for (let tried = 0; tried < 5; tried += 1) {
    if (now.phase.name === 'conflicting') now = advance(now, { type: 'decided', decide: () => 'mine' });
    if (now.phase.name === 'settled') return now;
    const { base, current } = now;
    now = advance(now, { type: 'left' });
    const kept = server.save(partsToSend(base.document, current), base.version);
    now =
      kept === null
        ? advance(now, { type: 'stale', server: server.content })
        : advance(now, { type: 'acknowledged', server: kept, at: 0 });
  }
  throw new Error('A draft that is never saved');
}

function filled(edits: readonly Edit[]): { server: Server; done: Done; devices: DraftState[] } {
  const server = new Server();
  const devices = [initialState(server.content, null), initialState(server.content, null)];
  const done: Done = { written: new Map(), removed: new Set(), added: new Set() };
  for (const [turn, one] of edits.entries()) {
    const state = devices[one.device];
    if (state === undefined) continue;
    devices[one.device] = one.kind === 'save' ? saved(state, server) : changed(state, one, turn, done);
  }
  // Each once more: what the last one saved comes to the first.
  const settled = devices.map((state) => saved(state, server));
  return {
    server,
    done,
    devices: settled.map((state) => advance(state, { type: 'stale', server: server.content })),
  };
}

function expectNothingLost(edits: readonly Edit[]): void {
  const { server, done, devices } = filled(edits);
  const lines = server.content.document.texteCarte?.lignes ?? [];
  const ids = lines.map(({ entree = '' }) => entree);
  expect(new Set(ids).size).toBe(ids.length);
  const known = [...done.added, ...Array.from({ length: 12 }, (_, rank) => `l${rank}`)];
  for (const id of known) if (!done.removed.has(id)) expect(ids).toContain(id);
  for (const line of lines)
    for (const field of FIELDS) {
      const written = done.written.get(`${line.entree} ${field}`);
      // One that a device removed is, where the other changed it, the line of who decides.
      if (written !== undefined && !done.removed.has(line.entree ?? ''))
        expect([...written]).toContain(line[field]);
    }
  for (const device of devices) expect(linesOf(device)).toEqual(lines);
  const read = server.content.document.lectureCarte?.lignes?.map(({ entree }) => entree) ?? [];
  expect(read.every((id) => ids.includes(id))).toBe(true);
}

it('loses no line of two devices, and has none twice', async () => {
  await fc.assert(
    fc.property(fc.array(edit, { minLength: 20, maxLength: 60 }), (edits) => expectNothingLost(edits)),
    { numRuns: 40, endOnFailure: true },
  );
});

it('the same over 1,000 edits', { tags: 'long' }, async () => {
  await fc.assert(
    fc.property(fc.array(edit, { minLength: 1_000, maxLength: 1_000 }), (edits) => expectNothingLost(edits)),
    { numRuns: 20, endOnFailure: true },
  );
});
