import { Outbox } from '../outbox.ts';
import type { Outcome, Sending, SendingKind } from '../sending.ts';

/** A command that waits, of a project. */
export const sending = (id: string, kind: SendingKind, projectId: string, at: number): Sending => ({
  id,
  kind,
  projectId,
  project: 'Café des Halles',
  at,
  tries: 0,
  triedAt: null,
  refusal: null,
});

/** A queue over a store in memory; `answers` says what becomes of a command, by its id. */
export function queue(stored: readonly Sending[], answers: Record<string, Outcome> = {}) {
  const kept = new Map(stored.map((one) => [one.id, one]));
  const sent: string[] = [];
  const gates: Record<string, () => Promise<void>> = {};
  const client = {
    send: async ({ id }: Sending): Promise<Outcome> => {
      sent.push(id);
      await gates[id]?.();
      return answers[id] ?? { name: 'sent' };
    },
  };
  const outbox = new Outbox({
    store: {
      list: async () => [...kept.values()],
      put: async (one) => void kept.set(one.id, one),
      remove: async (id) => void kept.delete(id),
      ids: async () => [...kept.keys()],
    },
    clients: {
      creation: client,
      photo: { ...client, fileOf: async ({ id }) => new File([id], `${id}.jpg`) },
      removal: client,
      draft: client,
      withdrawal: client,
      deposit: client,
    },
    alone: (work) => work(),
    claim: (_id, work) => work(),
    announce: () => undefined,
    dropBytes: async () => undefined,
    now: () => 1_000,
  });
  return { outbox, sent, kept, answers, gates };
}
