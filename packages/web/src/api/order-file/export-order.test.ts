import { MOST_IN_FILE } from '@ardoise/domain/contract/order-files.ts';
import { expect, it } from 'vitest';
import { takeBack } from '../outbox/deposit-sending.ts';
import type { Sending } from '../outbox/sending.ts';
import { queue, sending } from '../outbox/testing/queue.ts';
import { fileOfOrder, NotExported } from './export-order.ts';
import { noteExported } from './note-exported.ts';
import { key, opened } from './testing/server-side.ts';

const many = (count: number, one: (rank: number) => Sending) =>
  Array.from({ length: count }, (_, rank) => one(rank));
const photo = (rank: number): Sending => ({
  ...sending(`photo-${rank}`, 'photo', 'p', rank),
  file: { name: 'menu.jpg', type: 'photo_carte' } as Sending['file'] & object,
});
const deposit = (content: object) =>
  ({ ...sending('signed', 'deposit', 'p', 2), deposit: { depot: 'signed', ...content } }) as Sending;
const signed = deposit({ decalage: 0 });
const created = sending('made', 'creation', 'p', 1);

it('holds as many files as an order may have, and what is known of the clock where it is sent', async () => {
  const { outbox } = queue([...many(MOST_IN_FILE.fichiers, photo), signed]);
  const { file } = await fileOfOrder(key, outbox, 'p', { decalageEnvoi: 900_000 });
  const { order } = await opened(file);
  expect(order.fichiers).toHaveLength(MOST_IN_FILE.fichiers);
  expect(order.depot).toMatchObject({ decalage: 0, decalageEnvoi: 900_000 });
});

it('says of the clock where it is saved nothing that would be known only later', async () => {
  const { file, depot } = await fileOfOrder(key, queue([signed]).outbox, 'p');
  expect(depot).toBe('signed');
  expect((await opened(file)).order.depot).not.toHaveProperty('decalageEnvoi');
});

it.each<[string, RegExp, Sending[]]>([
  ['files', /300.photos et fichiers/, many(MOST_IN_FILE.fichiers + 1, photo)],
  [
    'removals',
    /300.suppressions/,
    many(MOST_IN_FILE.suppressions + 1, (rank) => sending(`r${rank}`, 'removal', 'p', 1)),
  ],
  [
    'withdrawals',
    /50.annulations/,
    many(MOST_IN_FILE.retraits + 1, (rank) => sending(`w${rank}`, 'withdrawal', 'p', 1)),
  ],
  ['answers and drawings', /trop lourds/, [deposit({ mention: 'x'.repeat(9 * 1024 * 1024) })]],
])('is not offered with more %s than its server takes', async (_, words, waiting) => {
  const made = fileOfOrder(key, queue(waiting).outbox, 'p');
  await expect(made).rejects.toThrow(NotExported);
  await expect(made).rejects.toThrow(words);
});

it('is noted before it is handed out: what is taken back meanwhile is told to the server', async () => {
  const { outbox, kept } = queue([created, signed], { made: { name: 'later' } });
  const file = await fileOfOrder(key, outbox, 'p');
  await noteExported(outbox, 'p', file);
  const [row] = (await outbox.refresh()).filter(({ kind }) => kind === 'deposit');
  expect(row?.exportedAt).toBeTypeOf('number');
  await takeBack(outbox, row ?? signed);
  expect(kept.get('signed')?.kind).toBe('withdrawal');
});

it.each([
  ['saved', undefined, { exportedAt: expect.any(Number), exportSaved: true }],
  ['offered', undefined, { exportedAt: expect.any(Number), exportSaved: false }],
  ['dismissed', undefined, { exportedAt: undefined, exportSaved: undefined }],
  ['dismissed', 5, { exportedAt: 5, exportSaved: true }],
] as const)('is noted as it was %s, after one of %s', async (saved, exportedAt, noted) => {
  const before = exportedAt === undefined ? {} : { exportedAt, exportSaved: true };
  const { outbox, kept } = queue([
    { ...created, ...before },
    { ...signed, ...before },
  ]);
  const noteSaved = await noteExported(outbox, 'p', { depot: 'signed' });
  await noteSaved(saved);
  for (const id of ['made', 'signed']) {
    const { exportedAt, exportSaved } = kept.get(id) ?? created;
    expect({ exportedAt, exportSaved }).toEqual(noted);
  }
});

it('is not handed out where its signatures were taken back while it was made, and others were given', async () => {
  const again = { ...signed, id: 'again' };
  const { outbox, kept } = queue([again]);
  await expect(noteExported(outbox, 'p', { depot: 'signed' })).rejects.toThrow(NotExported);
  expect(kept.get('again')).toEqual(again);
});
