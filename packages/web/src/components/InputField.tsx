import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import './Field.css';

interface InputFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> {
  id: string;
  messageId: string;
  /** Classes of the field, not of its control. */
  className: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** How an answer is written, said after its refusal. */
  written?: string | undefined;
  optional?: boolean | string | undefined;
  /** Buttons at the right end of the control (44 px each, two at most). */
  actions?: ReactNode;
  /** Unit at the right end of the control: '€'. */
  unit?: string | undefined;
}

/** A single-line input with its label and message; `TextField` binds it to a form. */
export function InputField(props: InputFieldProps) {
  const { messageId, className, label, help, error, written, optional, actions, unit, ...native } = props;
  // Beside its message, which is the specification's to the letter.
  const shown = error && written ? `${messageId}-w` : undefined;
  const described = [native['aria-describedby'], shown].filter(Boolean).join(' ') || undefined;
  const input = <input {...native} aria-describedby={described} className="field-input" />;
  return (
    <div className={className}>
      <FieldLabel htmlFor={native.id} optional={optional}>
        {label}
      </FieldLabel>
      {actions ? (
        <div className="field-wrap">
          {input}
          <span className="field-actions">{actions}</span>
        </div>
      ) : unit ? (
        <div className="field-with-unit">
          {input}
          <span className="field-unit" aria-hidden>
            {unit}
          </span>
        </div>
      ) : (
        input
      )}
      <FieldMessage id={messageId} error={error} help={help} />
      {shown && (
        <p className="field-written" id={shown}>
          {written}
        </p>
      )}
    </div>
  );
}
