import type { ReactNode } from 'react';
import { type Choice, ChoiceTiles } from '../../../components/ChoiceTiles.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { useErrorOf } from '../session/use-error-of.ts';

interface RadioCardsProps {
  /** Path of its error. */
  chemin: string;
  question: ReactNode;
  help?: ReactNode;
  options: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A choice that changes more than its own path: the caller handles the change. */
export function RadioCards({ chemin, question, help, options, value, onChange, className }: RadioCardsProps) {
  const error = useErrorOf(chemin);
  return (
    <fieldset
      className={['field', error && 'field-bad', className].filter(Boolean).join(' ')}
      aria-describedby={messageId(chemin)}
      // Without options yet, the question itself is the error's target.
      {...(options.length === 0 && { id: fieldId(chemin), tabIndex: -1 })}
    >
      <legend className="title-sub">{question}</legend>
      <ChoiceTiles
        name={chemin}
        options={options}
        chosen={value}
        onChoose={onChange}
        firstId={fieldId(chemin)}
      />
      <FieldMessage id={messageId(chemin)} error={error} help={help} />
    </fieldset>
  );
}
