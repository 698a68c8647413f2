import { withEntryIds } from '@ardoise/domain/projects/entries.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { CONTENT_PHOTOS, keptPhotos, photosOf } from '@ardoise/domain/wizards/photos.ts';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftKeeper, type SaveAnswer, type SaveBody } from '../draft/draft-keeper.ts';
import type { ServerContent } from '../draft/draft-state.ts';
import { withFiles } from './photos-of-files.ts';

/** Events while several files are uploaded and the order is saved, in any order. */
const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('stored' as const, 'replied' as const), file: fc.nat(2) }),
    fc.record({ kind: fc.constantFrom('listed' as const, 'typed' as const, 'saved' as const) }),
    fc.record({ kind: fc.constantFrom('answered' as const, 'lost' as const, 'otherTab' as const) }),
  ),
  { maxLength: 24 },
);

const fileOf = (file: number) => ({ id: `f${file}`, filename: `${file}.jpg` });
type ProjectFiles = ReturnType<typeof fileOf>[];

function withContent(document: ProjectDocument, files: ProjectFiles): ProjectDocument {
  const photos = withFiles(photosOf(document.contenu, CONTENT_PHOTOS), files);
  return withEntryIds({ ...document, contenu: keptPhotos(photos, CONTENT_PHOTOS) as [] });
}

/** A server with optimistic locking, which replies when triggered, and the draft of one tab. */
function bench(outcomes: Set<string>) {
  let server: ServerContent = { document: {}, version: 1 };
  const calls: { body: SaveBody; answer: (answer: SaveAnswer) => void }[] = [];
  const keeper = new DraftKeeper(server, null, {
    send: (body) => new Promise((answer) => calls.push({ body, answer })),
    normalise: withEntryIds,
    device: {
      read: () => Promise.resolve(undefined),
      note: () => undefined,
      keep: () => Promise.resolve(),
      forget: () => Promise.resolve(),
    },
    autosave: true,
  });
  const store = (change: ProjectDocument) => {
    server = { document: withEntryIds({ ...server.document, ...change }), version: server.version + 1 };
  };
  function answer(lost: boolean) {
    const call = calls.shift();
    if (call === undefined) return;
    const { version, ...change } = call.body;
    const stale = version !== server.version;
    if (!stale) store(change);
    const reply: SaveAnswer = stale ? { type: 'stale', server } : { type: 'acknowledged', server, at: 1 };
    const given: SaveAnswer = lost ? { type: 'unreachable' } : reply;
    outcomes.add(given.type);
    call.answer(given);
  }
  return {
    keeper,
    calls,
    answer,
    otherTab: (files: ProjectFiles) => store(withContent(server.document, files)),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Longer than the pause in typing that is waited for, and the first retry. */
const PAUSE = 2000;

it('has one entry for each file, whatever tells of it first and whatever is saved meanwhile', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(events, async (made) => {
      const { keeper, calls, answer, otherTab } = bench(outcomes);
      const current = () => keeper.getSnapshot().state.current;
      const stored = new Set<number>();
      const listed = () => [...stored].map(fileOf);
      for (const [turn, event] of made.entries()) {
        if (event.kind === 'stored') stored.add(event.file);
        if (event.kind === 'replied' && stored.has(event.file))
          keeper.change(withContent(current(), [fileOf(event.file)]));
        if (event.kind === 'listed') keeper.change(withContent(current(), listed()));
        if (event.kind === 'typed') keeper.change({ ...current(), pdv: { ville: `v${turn}` } });
        if (event.kind === 'saved') void keeper.save();
        if (event.kind === 'otherTab') otherTab(listed());
        if (event.kind === 'answered' || event.kind === 'lost') answer(event.kind === 'lost');
        await vi.advanceTimersByTimeAsync(PAUSE);
        const photos = photosOf(current().contenu, CONTENT_PHOTOS).map(({ photo }) => photo);
        expect(photos).toEqual([...new Set(photos)]);
      }
      expect(calls.length).toBeLessThanOrEqual(1);
      keeper.stop();
    }),
    { numRuns: 300 },
  );
  expect([...outcomes].sort()).toEqual(['acknowledged', 'stale', 'unreachable']);
});
