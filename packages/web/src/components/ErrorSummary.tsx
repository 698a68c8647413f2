import { ERRORS, type FieldError } from '@ardoise/domain/base/errors.ts';
import type { MouseEvent } from 'react';
import { fieldId } from './field-id.ts';
import { namedProblem } from './named-problem.ts';
import './ErrorSummary.css';

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** A problem with this same sentence is linked by its field's name alone. */
  title?: string | undefined;
  /** Label of the field at a path, to distinguish equal messages. */
  nameOf?: (chemin: string) => string | undefined;
  /** Whether a field on the screen shows the message of this path; default true. */
  isSaidAtField?: (chemin: string) => boolean;
}

/**
 * First on the page after a refused submit: the specification's sentence, a link to each field. A single fault is said
 * by its field alone, which has the focus.
 */
export function ErrorSummary({
  errors,
  title = ERRORS.VALIDATION.message,
  nameOf = () => undefined,
  isSaidAtField = () => true,
}: ErrorSummaryProps) {
  const [first, ...others] = errors;
  if (first === undefined || (others.length === 0 && isSaidAtField(first.chemin))) return null;
  return (
    <div className="error-summary" role="alert">
      <p>
        <b>{title}</b>
      </p>
      <ul>
        {errors.map(({ chemin, message }) => (
          <li key={`${chemin} ${message}`}>
            <a href={`#${fieldId(chemin)}`} onClick={(event) => goTo(event, fieldId(chemin))}>
              {message === title ? (nameOf(chemin) ?? message) : namedProblem(nameOf(chemin), message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// The router would treat the hash as navigation.
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
