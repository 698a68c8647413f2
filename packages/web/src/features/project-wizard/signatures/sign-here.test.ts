import { expect, it } from 'vitest';
import { AWAITS_DC, type Sending } from '../../../api/outbox/sending.ts';
import { ChangedUnseen } from './shown-order.ts';
import { signHere } from './sign-here.ts';
import type { OrderToSign } from './signed-content.ts';

const SIGNATURE = { nom: 'Martine Oddo', qualite: 'Gérante', mode: 'trace', image: '' } as const;
const GIVEN = { role: 'client', ...SIGNATURE, t_signature: '2026-11-29T12:00:00Z' } as const;

const deposit = (id: string, signatures: readonly unknown[]) =>
  ({
    id,
    kind: 'deposit',
    projectId: 'p',
    deposit: { depot: id, signatures },
    refusal: AWAITS_DC,
  }) as unknown as Sending;

/** An order of which this waits on the device by now, whatever tab made it. */
function order(stored: Sending[]) {
  const outbox = {
    refresh: async () => stored,
    add: async (sending: Sending) => void stored.splice(0, stored.length, sending),
    run: async () => undefined,
  };
  const project = { _id: { $oid: 'p' }, type: 'Carte Brasserie', nameProjet: 'Café des Halles' };
  return { outbox, project } as unknown as OrderToSign;
}

it('adds the delegate to what the client has signed here', async () => {
  const given = deposit('x', [GIVEN]);
  const stored = [given];
  const signed = await signHere(order(stored), given, 'dc', SIGNATURE);
  expect(signed).toMatchObject({ id: 'x', refusal: null });
  expect(signed.deposit?.signatures.map(({ role }) => role)).toEqual(['client', 'dc']);
  expect(stored).toEqual([signed]);
});

it.each([
  ['the client has signed there', undefined, deposit('y', [GIVEN])],
  ['the delegate has signed there', deposit('x', [GIVEN]), deposit('x', [GIVEN, GIVEN])],
  ['it was taken back there', deposit('x', [GIVEN]), null],
])('signs nothing twice in two tabs: %s', async (_, given, present) => {
  const stored = present === null ? [] : [present];
  const before = [...stored];
  await expect(signHere(order(stored), given, 'client', SIGNATURE)).rejects.toThrow(ChangedUnseen);
  expect(stored).toEqual(before);
});
