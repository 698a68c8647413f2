import { expect, it } from 'vitest';
import { managersOf } from './managers-of.ts';

it('names the role of each manager, and leaves out who is missing', () => {
  const named = (nomSmhf: string, nomMdv: string) =>
    managersOf({ nomSmhf, nomMdv }).replaceAll('\u00a0', ' ');
  expect(named('Antoine Delmas', 'Samira Belkacem')).toBe('SMHF A. Delmas, MDV S. Belkacem');
  expect(named('', 'Samira Belkacem')).toBe('MDV S. Belkacem');
  expect(named('', '')).toBe('');
});
