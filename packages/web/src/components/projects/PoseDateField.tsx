import { POSE_DATE_LABELS, type PoseDate } from '@ardoise/domain/projects/pose-dates.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useId } from 'react';
import { type PosedProject, usePoseDate } from '../../hooks/use-pose-date.ts';
import { DateInput } from '../DateInput.tsx';
import { Icon } from '../Icon.tsx';
import './PoseDateField.css';

interface PoseDateFieldProps {
  project: PosedProject;
  date: PoseDate;
  /** Suffix of the accessible name, where a page has several. */
  of?: string;
  /** Id, as a link target of the page. */
  fieldId?: string;
}

/** One date of a pose, edited in place and saved on change. */
export function PoseDateField({ project, date, of, fieldId }: PoseDateFieldProps) {
  const { value, limits, problem, saved, busy, onChange, onCommit } = usePoseDate(project, date);
  const ownId = useId();
  const id = fieldId ?? ownId;
  return (
    <div className="pose-date-field">
      <DateInput
        id={id}
        label={
          <>
            {POSE_DATE_LABELS[date]}
            {of && <span className="visually-hidden">, {of}</span>}
          </>
        }
        min={limits?.min}
        max={limits?.max}
        value={value}
        isBad={problem !== null}
        describedBy={`${id}-said`}
        isBusy={busy}
        onChange={onChange}
        onLeave={onCommit}
      />
      <span
        className={`pose-date-field-said ${problem === null ? 'pose-date-field-saved' : 'pose-date-field-wrong'}`}
        id={`${id}-said`}
        role="status"
      >
        {problem !== null && (
          <>
            <Icon of={IconAlertTriangle} size="s" />
            <span>{problem}</span>
          </>
        )}
        {problem === null && saved && (
          <>
            <Icon of={IconCheck} size="s" />
            Enregistré
          </>
        )}
      </span>
    </div>
  );
}
