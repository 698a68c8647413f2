import { causeLabel, RETURN_CAUSES, type ReturnCause } from '@ardoise/domain/projects/return-causes.ts';
import { useId } from 'react';
import { FieldMessage } from '../FieldMessage.tsx';
import { fieldId } from '../field-id.ts';
import '../Field.css';

interface ReturnCausesProps {
  chosen: readonly ReturnCause[];
  onChange: (chosen: ReturnCause[]) => void;
  error: string | undefined;
}

/** Why an order goes back to its agency: one cause at least (specification/statuses.md#causes-of-a-return). */
export function ReturnCauses({ chosen, onChange, error }: ReturnCausesProps) {
  const id = useId();
  const toggled = (cause: ReturnCause) =>
    RETURN_CAUSES.filter((each) => (each === cause) !== chosen.includes(each));
  return (
    <fieldset
      className={`field field-thirds${error ? ' field-bad' : ''}`}
      aria-describedby={error ? `${id}-m` : undefined}
    >
      <legend>Pourquoi&nbsp;? Une ou plusieurs réponses</legend>
      <div className="field-choice">
        {RETURN_CAUSES.map((cause, index) => (
          <label key={cause}>
            <input
              id={index === 0 ? fieldId('causes') : undefined}
              type="checkbox"
              checked={chosen.includes(cause)}
              onChange={() => onChange(toggled(cause))}
            />
            {causeLabel(cause)}
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-m`} error={error} />
    </fieldset>
  );
}
