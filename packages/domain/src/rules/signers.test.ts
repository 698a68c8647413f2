import { expect, it } from 'vitest';
import { nextSigner, proposedSigner, signersOf } from './signers.ts';

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

it('proposedSigner: whoever signed the order as client, else the client, without a quality', () => {
  const dc = { role: 'dc', nom: 'Camille Ferrand', qualite: 'Délégué commercial' } as const;
  const client = { role: 'client', nom: 'Ana Lacombe', qualite: 'Gérante' } as const;
  expect(proposedSigner([dc, client], 'Bertrand Lacombe')).toEqual({
    nom: 'Ana Lacombe',
    qualite: 'Gérante',
  });
  expect(proposedSigner([dc], 'Bertrand Lacombe')).toEqual({ nom: 'Bertrand Lacombe', qualite: '' });
});
