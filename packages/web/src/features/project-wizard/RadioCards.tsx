import type { ReactNode } from 'react';
import { type Choice, ChoiceTiles } from '../../components/ChoiceTiles.tsx';
import { FieldMessage } from '../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../components/field-id.ts';
import { useErrorOf } from './form/use-error-of.ts';

interface RadioCardsProps {
  /** The path that its problem is told by. */
  chemin: string;
  question: ReactNode;
  help?: ReactNode;
  options: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A choice that changes more than the answer it is named after: what it does is the caller's. */
export function RadioCards({ chemin, question, help, options, value, onChange, className }: RadioCardsProps) {
  const error = useErrorOf(chemin);
  return (
    <fieldset
      className={['field', error && 'field-bad', className].filter(Boolean).join(' ')}
      aria-describedby={messageId(chemin)}
      // Without any option yet, the question itself is where an error leads.
      {...(options.length === 0 && { id: fieldId(chemin), tabIndex: -1 })}
    >
      <legend className="title-sub">{question}</legend>
      <ChoiceTiles
        name={chemin}
        options={options}
        chosen={value}
        onChoose={onChange}
        first={{ id: fieldId(chemin) }}
      />
      <FieldMessage id={messageId(chemin)} error={error} help={help} />
    </fieldset>
  );
}
