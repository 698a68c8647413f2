import type { ReactNode } from 'react';
import { ChoiceTiles } from './ChoiceTiles.tsx';
import './ConflictField.css';

/** Of an answer that two people changed: what is on this screen, or what the server holds. */
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

/** One answer that two people changed differently: neither is chosen beforehand. */
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
