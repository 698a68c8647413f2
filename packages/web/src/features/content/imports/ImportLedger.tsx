import { IMPORT_EFFECTS, type ImportEffect } from '@ardoise/domain/content/imports/import-effects.ts';
import type { ImportSubject } from '@ardoise/domain/content/imports/import-subject.ts';
import type { Import } from '@ardoise/domain/contract/imports.ts';
import { Ledger, type LedgerCell } from '../../../components/Ledger.tsx';
import { EFFECT_LOOKS, FLAG_LOOK } from './effect-looks.ts';
import { allLines, type LineChoice } from './import-words.ts';

/** As the mockups: what is written, what needs a look, what does nothing. */
const ORDER: readonly ImportEffect[] = [
  'ajoutee',
  'modifiee',
  'masquee',
  'averifier',
  'refusee',
  'inchangee',
];

interface ImportLedgerProps {
  row: Import;
  subject: ImportSubject;
  chosen: LineChoice;
  onChoose: (choice: LineChoice) => void;
}

/** Counts of a dry run, as filters of its lines. */
export function ImportLedger({ row, subject, chosen, onChoose }: ImportLedgerProps) {
  const { comptes } = row;
  const shown = ORDER.filter((effect) => effect !== 'masquee' || subject.hides);
  const cells: LedgerCell[] = [
    { key: '', words: 'Lignes', count: allLines(row) },
    ...shown.flatMap((effect): LedgerCell[] => {
      const cell = {
        key: effect,
        words: IMPORT_EFFECTS[effect].many,
        count: comptes[effect],
        ...EFFECT_LOOKS[effect],
      };
      if (effect !== 'averifier' || subject.flag === undefined) return [cell];
      return [{ key: 'signalee', words: subject.flag.many, count: comptes.signalee, ...FLAG_LOOK }, cell];
    }),
  ];
  if (comptes.differente > 0)
    cells.push({
      key: 'differente',
      words: 'Changées depuis l’essai',
      count: comptes.differente,
      ...EFFECT_LOOKS.averifier,
    });
  return (
    <Ledger
      label="Filtrer les lignes"
      counted="Compteurs"
      cells={cells}
      chosen={chosen}
      onChoose={(key) => onChoose(key === chosen ? '' : (key as LineChoice))}
    />
  );
}
