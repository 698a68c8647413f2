import { expect, it } from 'vitest';
import { typedMessages } from './typed-messages.ts';

function storage(setItem?: () => never) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => void items.set(key, value)),
    removeItem: (key: string) => void items.delete(key),
  };
}

it('stores typed text by project and target, until it is sent', () => {
  const kept = storage();
  typedMessages(kept, 'one').write('Agence', 'Le prix est 13 €.');
  expect(typedMessages(kept, 'one').read('Agence')).toBe('Le prix est 13 €.');
  expect(typedMessages(kept, 'one').read('Annulé')).toBe('');
  expect(typedMessages(kept, 'two').read('Agence')).toBe('');
  typedMessages(kept, 'one').write('Agence', '');
  expect(typedMessages(kept, 'one').read('Agence')).toBe('');
});

it('allows typing where storage fails', () => {
  const full = storage(() => {
    throw new Error('QuotaExceededError');
  });
  expect(() => typedMessages(full, 'one').write('Agence', 'Bonjour')).not.toThrow();
});
