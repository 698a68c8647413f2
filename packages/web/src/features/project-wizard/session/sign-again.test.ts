import { expect, it } from 'vitest';
import { signAgain } from './sign-again.ts';

it('names who signs again: the client alone in a Direct Agence', () => {
  expect(signAgain('Sur Mesure', 'dc')).toBe(
    'Le client puis le délégué commercial devront signer à nouveau.',
  );
  expect(signAgain('Direct Agence', 'dc')).toBe('Le client devra signer à nouveau.');
  expect(signAgain('Direct Agence', 'client')).toBe('Vous devrez signer à nouveau.');
});
