import { describe, expect, it } from 'vitest';
import { proposeOnce } from './propose-once.ts';

const USUAL = 'studio@agence.example';

function field(projectId: string, answer?: string) {
  const held = { answer, busy: false, reads: 0, fail: false };
  const propose = () =>
    proposeOnce({
      key: projectId,
      isAnswered: () => held.answer !== undefined,
      isBusy: () => held.busy,
      read: async () => {
        held.reads += 1;
        if (held.fail) throw new Error('offline');
        return USUAL;
      },
      put: async (mail) => {
        held.answer = mail;
      },
    });
  return { held, propose };
}

describe('an answer that is known, such as the usual agency', () => {
  it('prefills the field of a new project', async () => {
    const { held, propose } = field('new');
    await propose();
    expect(held.answer).toBe(USUAL);
  });

  it('is not proposed again once it is cleared, on this visit or a later one', async () => {
    const { held, propose } = field('cleared');
    await propose();
    held.answer = '';
    await propose();
    expect(held.answer).toBe('');
    // Not saved yet, so the server has no answer.
    held.answer = undefined;
    await propose();
    expect([held.answer, held.reads]).toEqual([undefined, 1]);
    const reopened = field('cleared-before', '');
    await reopened.propose();
    expect([reopened.held.answer, reopened.held.reads]).toEqual(['', 0]);
  });

  it('does not overwrite typed input', async () => {
    const typing = field('typing');
    const waiting = typing.propose();
    typing.held.answer = 'mon';
    await waiting;
    expect(typing.held.answer).toBe('mon');
    const entering = field('entering');
    entering.held.busy = true;
    await entering.propose();
    expect(entering.held.answer).toBeUndefined();
  });

  it('is requested again after a network failure', async () => {
    const { held, propose } = field('offline');
    held.fail = true;
    await propose();
    held.fail = false;
    await propose();
    expect([held.answer, held.reads]).toEqual([USUAL, 2]);
  });
});
