import { boardFormatsOf, PAVEMENT_FORMATS } from '@ardoise/domain/boards/board-formats.ts';
import { expect, it } from 'vitest';
import { formatWords } from './format-words.ts';

it.each([
  ['Horizontal 60x90cm', 'Horizontal', '60 × 90 cm', 90, 60],
  ['Vertical 60x40cm', 'Vertical', '60 × 40 cm', 40, 60],
  ['Carré 50x50cm', 'Carré', '50 × 50 cm', 50, 50],
  ['16:9 horizontal', 'Horizontal', '16:9', 96, 54],
  ['16:9 vertical', 'Vertical', '16:9', 54, 96],
  ['75x47 cm (bois)', 'Bois', '75 × 47 cm', 47, 75],
  ['42x59,4 cm (métal)', 'Métal', '42 × 59,4 cm', 42, 59.4],
])('parses %s as %s, %s, %d wide and %d high', (format, name, size, width, height) => {
  expect(formatWords(format)).toEqual({ name, size, width, height });
});

it('parses every existing format', () => {
  const formats = [...boardFormatsOf('Boards PVC'), ...boardFormatsOf('Digital'), ...PAVEMENT_FORMATS];
  for (const format of formats) expect(formatWords(format).width, format).toBeGreaterThan(0);
});
