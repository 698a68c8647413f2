import { afterEach, describe, expect, it } from 'vitest';
import { noteReached, noteUnreached } from '../network-state.ts';
import { takeBack } from './deposit-sending.ts';
import type { Outbox } from './outbox.ts';
import { AWAITS_DC, type Outcome, type SendingKind } from './sending.ts';
import { queue, sending } from './testing/queue.ts';

afterEach(noteReached);

describe('the queue', () => {
  it('sends the files of a project first, then its draft, then what is removed, each as made', async () => {
    const { outbox, sent, kept } = queue([
      sending('removal', 'removal', 'p', 1),
      sending('draft', 'draft', 'p', 2),
      sending('second', 'photo', 'p', 4),
      sending('first', 'photo', 'p', 3),
    ]);
    await outbox.run();
    expect(sent).toEqual(['first', 'second', 'draft', 'removal']);
    expect([...kept.keys()]).toEqual([]);
  });

  it('sends last what was signed, once every file and the answers have arrived', async () => {
    const all = [
      sending('signed', 'deposit', 'p', 1),
      sending('photo', 'photo', 'p', 2),
      sending('removal', 'removal', 'p', 3),
    ];
    const { outbox, sent, kept, answers } = queue(all, { photo: { name: 'later' } });
    await outbox.run();
    // Its answers are asked for: nothing waits of them, or it is sent now.
    expect(sent).toEqual(['photo', 'p', 'removal']);
    answers.photo = { name: 'refused', message: 'Ce fichier est illisible.' };
    answers.signed = { name: 'refused', message: '1 photo n’est pas encore arrivée' };
    await outbox.run();
    // The server says what is missing of it.
    expect(kept.get('signed')?.refusal).toBe('1 photo n’est pas encore arrivée');
    answers.photo = { name: 'sent' };
    answers.signed = { name: 'sent' };
    await outbox.retry();
    expect(sent.at(-1)).toBe('signed');
    expect([...kept.keys()]).toEqual([]);
  });

  it('leaves an order that the dc has still to sign to its own screen', async () => {
    const { outbox, sent, kept } = queue([{ ...sending('signed', 'deposit', 'p', 1), refusal: AWAITS_DC }]);
    await outbox.retry();
    await outbox.retry('signed');
    expect(sent).not.toContain('signed');
    expect(kept.get('signed')?.refusal).toBe(AWAITS_DC);
  });

  it('asks for what was signed where its answers wait for the person: the server says that they differ', async () => {
    const { outbox, sent } = queue([sending('signed', 'deposit', 'p', 1)], {
      p: { name: 'refused', message: 'Les mêmes réponses ont été changées ailleurs.' },
    });
    await outbox.run();
    expect(sent).toEqual(['p', 'signed']);
  });

  it('keeps what was signed while the answers that it covers cannot be sent', async () => {
    const { outbox, sent } = queue([sending('signed', 'deposit', 'p', 1)], { p: { name: 'later' } });
    await outbox.run();
    expect(sent).toEqual(['p']);
  });

  it('makes a project first that was begun here, and sends nothing of it before', async () => {
    const all = [
      sending('photo', 'photo', 'p', 1),
      sending('creation', 'creation', 'p', 2),
      sending('other', 'photo', 'q', 3),
    ];
    const refused: Outcome = { name: 'refused', message: 'Vous n’êtes pas associé à un SMHF.' };
    const { outbox, sent, kept, answers } = queue(all, { creation: refused });
    await outbox.run();
    expect(sent).toEqual(['creation', 'other']);
    expect(await outbox.makeFirst('p')).toEqual(refused);
    expect(await outbox.makeFirst('q')).toEqual({ name: 'sent' });
    answers.creation = { name: 'sent' };
    await outbox.retry('creation');
    expect(sent).toEqual(['creation', 'other', 'creation', 'photo']);
    expect([...kept.keys()]).toEqual([]);
  });

  it('keeps a file of a project that cannot be made yet, and sends it after', async () => {
    const { outbox, sent, answers } = queue([sending('creation', 'creation', 'p', 1)], {
      creation: { name: 'later' },
    });
    const attempt = { onProgress: () => undefined, signal: new AbortController().signal };
    expect(await outbox.sendNow(sending('photo', 'photo', 'p', 2), attempt)).toEqual({ name: 'later' });
    answers.creation = { name: 'sent' };
    await outbox.run();
    expect(sent).toEqual(['creation', 'creation', 'photo']);
  });

  it('gives up all of a project with what makes it, and nothing of another', async () => {
    const all = [
      sending('photo', 'photo', 'p', 1),
      sending('creation', 'creation', 'p', 2),
      sending('other', 'photo', 'q', 3),
    ];
    const { outbox, kept } = queue(all);
    await outbox.giveUp(sending('creation', 'creation', 'p', 2));
    expect([...kept.keys()]).toEqual(['other']);
  });

  it('holds back what is refused alone, with its reason, until the person sends it again', async () => {
    const all = [sending('bad', 'photo', 'p', 1), sending('good', 'photo', 'p', 2)];
    const refused: Outcome = { name: 'refused', message: 'Ce fichier est illisible.' };
    const { outbox, sent, kept, answers } = queue(all, { bad: refused });
    await outbox.run();
    await outbox.run();
    expect(sent).toEqual(['bad', 'good']);
    expect(kept.get('bad')).toMatchObject({ refusal: 'Ce fichier est illisible.', tries: 1, triedAt: 1_000 });
    answers.bad = { name: 'sent' };
    await outbox.retry('bad');
    expect([...kept.keys()]).toEqual([]);
  });

  it('keeps here what the person holds, also in the middle of a round, until they send it', async () => {
    const all = [sending('a', 'photo', 'p', 1), sending('b', 'photo', 'p', 2), sending('c', 'photo', 'p', 3)];
    const { outbox, sent, kept, gates } = queue(all);
    const left = Promise.withResolvers<void>();
    gates.a = () => left.promise;
    const round = outbox.run();
    await expect.poll(() => sent).toEqual(['a']);
    await outbox.hold(['a', 'b'], 'Prise.');
    left.resolve();
    await round;
    expect(sent).toEqual(['a', 'c']);
    // Stopped on its way: it may have arrived, and is sent again by its id.
    expect([...kept.values()].map(({ id, refusal }) => [id, refusal])).toEqual([
      ['a', 'Prise.'],
      ['b', 'Prise.'],
    ]);
    await outbox.retry('a', 'b');
    expect(sent).toEqual(['a', 'c', 'a', 'b']);
    expect([...kept.keys()]).toEqual([]);
  });

  it('stops at the first command that no server answers, and goes on with others where one does', async () => {
    const all = [sending('a', 'photo', 'p', 1), sending('b', 'photo', 'q', 2)];
    const cut = queue(all, { a: { name: 'later' } });
    noteUnreached();
    await cut.outbox.run();
    expect(cut.sent).toEqual(['a']);
    noteReached();
    await cut.outbox.run();
    expect(cut.sent).toEqual(['a', 'a', 'b']);
    expect(cut.kept.get('a')).toMatchObject({ tries: 2, refusal: null });
  });

  it('stops once the session has ended, and counts no attempt', async () => {
    const all = [sending('a', 'photo', 'p', 1), sending('b', 'photo', 'q', 2)];
    const { outbox, sent, kept } = queue(all, { a: { name: 'expired' } });
    await outbox.run();
    expect(sent).toEqual(['a']);
    expect([...kept.values()].map(({ tries }) => tries)).toEqual([0, 0]);
  });

  it('removes no file that the server’s draft still names', async () => {
    const all = [sending('draft', 'draft', 'p', 1), sending('removal', 'removal', 'p', 2)];
    const { outbox, sent } = queue(all, { draft: { name: 'refused', message: 'À choisir.' } });
    await outbox.run();
    expect(sent).toEqual(['draft']);
  });

  it('keeps nothing of a command that a page sends at once and that is refused', async () => {
    const attempt = { onProgress: () => undefined, signal: new AbortController().signal };
    const { outbox, kept, answers } = queue([], { a: { name: 'refused', message: 'Trop gros.' } });
    expect(await outbox.sendNow(sending('a', 'photo', 'p', 1), attempt)).toMatchObject({ name: 'refused' });
    expect([...kept.keys()]).toEqual([]);
    answers.b = { name: 'later' };
    await outbox.sendNow(sending('b', 'photo', 'p', 1), attempt);
    expect([...kept.keys()]).toEqual(['b']);
  });

  it('asks a draft that is typed now to be saved before it removes a file', async () => {
    const { outbox, sent, kept, answers } = queue([sending('a', 'removal', 'p', 1)], {
      p: { name: 'later' },
    });
    await outbox.run();
    expect([sent, [...kept.keys()]]).toEqual([['p'], ['a']]);
    answers.p = { name: 'sent' };
    await outbox.run();
    expect([sent, [...kept.keys()]]).toEqual([['p', 'p', 'a'], []]);
  });

  it('leaves a removal that took a photo’s place while it was sent by another tab', async () => {
    const { outbox, kept, answers } = queue([sending('a', 'photo', 'p', 1)], { a: { name: 'later' } });
    const run = outbox.run();
    kept.set('a', sending('a', 'removal', 'p', 2));
    await run;
    expect(kept.get('a')?.kind).toBe('removal');
    answers.a = { name: 'sent' };
    await outbox.run();
    expect([...kept.keys()]).toEqual([]);
  });

  it('leaves the trace of an attempt before it is made: a page may be killed on the way', async () => {
    const { outbox, kept } = queue([], { a: { name: 'expired' } });
    const attempt = { onProgress: () => undefined, signal: new AbortController().signal };
    await outbox.sendNow(sending('a', 'photo', 'p', 1), attempt);
    expect(kept.get('a')).toMatchObject({ tries: 0, triedAt: 1_000 });
  });

  it('gives up a command for good, under way or not', async () => {
    const one = sending('a', 'photo', 'p', 1);
    const { outbox, kept } = queue([one]);
    await outbox.giveUp(one);
    await outbox.run();
    expect([...kept.keys()]).toEqual([]);
    expect(outbox.getSnapshot().sendings).toEqual([]);
  });
});

describe('what was signed here and is taken back', () => {
  const signed = { ...sending('signed', 'deposit', 'p', 2), exportedAt: 5 };
  const created = { ...sending('made', 'creation', 'p', 1), exportedAt: 5 };

  it('is told to the server where a file has it, after what makes its order', async () => {
    const { outbox, sent, kept, answers } = queue([created, signed], { made: { name: 'later' } });
    await takeBack(outbox, signed);
    await outbox.run();
    expect(kept.get('signed')).toMatchObject({ kind: 'withdrawal', projectId: 'p' });
    // Its file has signatures that do not count any more.
    expect(kept.get('made')).toMatchObject({ formerFileAt: 5 });
    expect(kept.get('made')?.exportedAt).toBeUndefined();
    expect(sent).not.toContain('signed');
    answers.made = { name: 'sent' };
    await outbox.add(sending('again', 'deposit', 'p', 3));
    await outbox.run();
    expect(sent.slice(-3)).toEqual(['signed', 'p', 'again']);
    expect([...kept.keys()]).toEqual([]);
  });

  it.each<[string, (queue: Outbox) => Promise<void>, SendingKind[]]>([
    ['taken back', (outbox) => takeBack(outbox, signed), ['withdrawal']],
    ['given up', (outbox) => outbox.giveUp(signed), []],
  ])('is not sent by a round that began before it was %s', async (_, end, left) => {
    const { outbox, sent, kept, gates } = queue([sending('photo', 'photo', 'p', 1), signed], {
      signed: { name: 'later' },
    });
    const photo = Promise.withResolvers<void>();
    gates.photo = () => photo.promise;
    const round = outbox.run();
    await expect.poll(() => sent).toEqual(['photo']);
    await end(outbox);
    photo.resolve();
    await round;
    expect([...kept.values()].map(({ kind }) => kind)).toEqual(left);
    // The withdrawal has its id.
    expect(sent.filter((id) => id === 'signed')).toHaveLength(left.length);
  });

  it('is told to the server also where its order is given up: its file can still make it', async () => {
    const { outbox, sent, kept, answers } = queue([created, signed], { made: { name: 'later' } });
    await takeBack(outbox, signed);
    await outbox.run();
    await outbox.giveUp(created);
    expect([...kept.values()].map(({ kind }) => kind)).toEqual(['withdrawal']);
    answers.signed = { name: 'refused', message: 'Le serveur n’a pas cette commande.' };
    await outbox.run();
    expect(kept.get('signed')?.refusal).toBe('Le serveur n’a pas cette commande.');
    answers.signed = { name: 'sent' };
    await outbox.retry();
    expect(sent).not.toContain('p');
    expect([...kept.keys()]).toEqual([]);
  });

  it('keeps the removals that go with it to who has the order by now, and nothing once it arrived', async () => {
    const { outbox, sent, kept, answers } = queue([sending('photo', 'removal', 'p', 1), signed], {
      photo: { name: 'gone' },
      signed: { name: 'later' },
    });
    await outbox.run();
    expect([...kept.keys()]).toEqual(['photo', 'signed']);
    answers.signed = { name: 'sent', whole: true };
    await outbox.run();
    expect(sent).toEqual(['p', 'photo', 'signed', 'p', 'photo', 'signed']);
    expect([...kept.keys()]).toEqual([]);
  });

  it('is forgotten where no file has it', async () => {
    const { outbox, sent, kept } = queue([sending('signed', 'deposit', 'p', 2)]);
    await takeBack(outbox, sending('signed', 'deposit', 'p', 2));
    await outbox.run();
    expect([[...kept.keys()], sent]).toEqual([[], []]);
  });
});
