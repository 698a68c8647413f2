import { expect, it } from 'vitest';
import { fillFromForecast, fillFromLastYear, fillFromPaste } from './plan-fills.ts';
import { previewTransfer } from './transfer-preview.ts';
import type { GridLine, QuotaCell } from './use-quota-grid.ts';

const cell = (annuel: number | null, last: number | null, prevues: number): QuotaCell => ({
  annuel,
  version: annuel === null ? 0 : 3,
  utilisees: 20,
  avenir: 4,
  precedent: { annuel: last, utilisees: 10, prevues },
});
const line = (smhf: string, prenom: string, cells: [QuotaCell, QuotaCell, QuotaCell]): GridLine => ({
  smhf,
  prenom,
  nom: 'Delmas',
  delegues: 2,
  cellules: { CHR: cells[0], VAE: cells[1], PDA: cells[2] },
});
const LINES = [
  line('antoine', 'Antoine', [cell(30, 30, 131), cell(null, 40, 0), cell(50, null, 50)]),
  line('ines', 'Inès', [cell(null, null, 0), cell(null, null, 0), cell(null, null, 0)]),
];
const shown = ({ cells }: ReturnType<typeof fillFromLastYear>) =>
  cells.map(({ smhf, kind, was, now, version }) => [smhf, kind, was, now, version]);

it('takes last year’s quotas, but for those never set', () => {
  expect(shown(fillFromLastYear(LINES))).toEqual([['antoine', 'VAE', null, 40, 0]]);
});

it('takes the forecast rounded up to five, 0 among them', () => {
  expect(shown(fillFromForecast(LINES))).toEqual([
    ['antoine', 'CHR', 30, 135, 3],
    ['antoine', 'VAE', null, 0, 0],
    ['ines', 'CHR', null, 0, 0],
    ['ines', 'VAE', null, 0, 0],
    ['ines', 'PDA', null, 0, 0],
  ]);
});

it('takes the good lines of a paste, and gives the others back', () => {
  const fill = fillFromPaste(LINES, 'Antoine Delmas\t30\t41\t50\nZoé\t1\t2\t3');
  expect(shown(fill)).toEqual([['antoine', 'VAE', null, 41, 0]]);
  expect(fill.refused).toEqual([{ ligne: 2, nom: 'Zoé', probleme: 'Aucun SMHF ne porte ce nom.' }]);
});

it('previews both sides of a transfer, and warns of what the giver is left', () => {
  const preview = (unites: string) =>
    previewTransfer(LINES, { de: 'antoine', a: 'ines', typeProjet: 'CHR', unites });
  expect(preview('7')).toMatchObject({
    most: 10,
    units: 7,
    giver: { before: 30, after: 23, restant: 3, version: 3 },
    taker: { before: 0, after: 7, restant: -13, version: 0 },
    warning:
      'Antoine Delmas a 4\u00a0brouillons pour 3\u00a0unités restantes\u00a0: ses délégués commerciaux verront l’alerte de quota.',
  });
  expect(preview('10')?.warning).toBe(
    'Antoine Delmas n’aura plus d’unité\u00a0: ses délégués commerciaux ne pourront plus créer.',
  );
  expect(preview('11')?.warning).toBeUndefined();
  expect(preview('5')?.warning).toBeUndefined();
});
