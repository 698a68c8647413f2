import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFold, readFolds } from './kept-folds.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('remembers each section by person', () => {
  expect(readFolds(1)).toEqual({});
  keepFold(1, 'documents', true);
  keepFold(1, 'signatures', false);
  expect(readFolds(1)).toEqual({ documents: true, signatures: false });
  expect(readFolds(2)).toEqual({});
});

it('ignores what it did not write, and a blocked storage', () => {
  localStorage.setItem('ardoise:suivi:1', '{"documents":"yes","qr":true}');
  expect(readFolds(1)).toEqual({ qr: true });
  localStorage.setItem('ardoise:suivi:1', 'not json');
  expect(readFolds(1)).toEqual({});
});
