import { expect, it } from 'vitest';
import { nextSigner, signersOf } from './signers.ts';

it('signersOf: the client, then the dc; the client only for a Direct Agence', () => {
  const states = [
    { clientSigned: false, dcSigned: false },
    { clientSigned: true, dcSigned: false },
    { clientSigned: true, dcSigned: true },
  ];
  for (const kind of ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM'] as const)
    expect(states.map((state) => nextSigner(kind, state))).toEqual(['client', 'dc', null]);
  expect(states.map((state) => nextSigner('PDA', state))).toEqual(['client', null, null]);
  expect(signersOf('PDA')).toEqual(['client']);
});
