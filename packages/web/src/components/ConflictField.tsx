import type { ReactNode } from 'react';
import { ChoiceTiles } from './ChoiceTiles.tsx';
import './ConflictField.css';

/** One side of a conflict: the value on this screen, or the server's. */
export type ConflictSide = 'mine' | 'theirs';

interface ConflictFieldProps {
  /** Of the radio group. */
  name: string;
  /** Label of the answer. */
  label: ReactNode;
  mine: { label: ReactNode; hint?: ReactNode };
  theirs: { label: ReactNode; hint?: ReactNode };
  side: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
}

/** A field that two people changed differently: neither value is preselected. */
export function ConflictField({ name, label, mine, theirs, side, onChoose }: ConflictFieldProps) {
  const options = [
    { value: 'mine' as const, ...mine },
    { value: 'theirs' as const, ...theirs },
  ];
  return (
    <fieldset className="field conflict-field">
      <legend>{label}</legend>
      <ChoiceTiles name={name} options={options} chosen={side} onChoose={onChoose} />
    </fieldset>
  );
}
