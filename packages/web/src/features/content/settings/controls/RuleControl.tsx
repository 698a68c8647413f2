import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import { formatDate } from '../../../../components/format-date.ts';
import type { ControlProps } from './control-props.ts';

/** A rule to tick, which binds some days later, and from when. */
export function RuleControl(props: ControlProps<string | null, 'rule'>) {
  const { name, label, help, control, value, errors, readOnly, onChange } = props;
  const first = Object.values(errors)[0];
  const from = () => dayAfter(parisDay(new Date()), control.days);
  return (
    <div className={first ? 'field field-bad' : 'field'}>
      <label className="field-tick">
        <input
          id={name}
          type="checkbox"
          checked={value !== null}
          disabled={readOnly}
          aria-describedby={`${name}-message`}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? from() : null)}
        />
        <span>
          {label}
          {value !== null && `, à partir du ${formatDate(`${value}T12:00:00Z`)}`}
        </span>
      </label>
      {(help ?? first) && <FieldMessage id={`${name}-message`} help={help} error={first} />}
    </div>
  );
}
