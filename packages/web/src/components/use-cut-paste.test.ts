import { expect, it } from 'vitest';
import { isCut } from './use-cut-paste.ts';

it('detects that a browser truncates pasted text', () => {
  expect(isCut({ value: '', selected: 0, pasted: '33000' }, 5)).toBe(false);
  expect(isCut({ value: '', selected: 0, pasted: '330001' }, 5)).toBe(true);
  expect(isCut({ value: '3300', selected: 0, pasted: '01' }, 5)).toBe(true);
  expect(isCut({ value: '3300', selected: 4, pasted: '33120' }, 5)).toBe(false);
});
