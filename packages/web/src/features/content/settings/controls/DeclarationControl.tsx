import { previewAccessibility } from '@ardoise/domain/contract/accessibility.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Declaration } from '@ardoise/domain/settings/declaration.ts';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent, ReactNode } from 'react';
import { request } from '../../../../api/request.ts';
import { DateInput } from '../../../../components/DateInput.tsx';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import { formatNumber } from '../../../../components/format-number.ts';
import { Link } from '../../../../router/Link.tsx';
import type { ControlProps } from './control-props.ts';

type Props = ControlProps<Declaration, 'declaration'>;

/** What is published beside the computed rate, and the day on which it is. */
export function DeclarationControl(props: Props) {
  return (
    <div className="settings-row" id={props.name} tabIndex={-1}>
      <Computed />
      {TEXTS.map((text) => (
        <TextField key={text.field} text={text} {...props} />
      ))}
      <Day
        {...props}
        field="corrections"
        label={
          <>
            Corrections prévues avant le <span className="field-optional">facultatif</span>
          </>
        }
      />
      <Day
        {...props}
        field="jour"
        label="Publiée le"
        max={parisDay(new Date())}
        help="Vide : rien n’est publié, et aucun état n’est annoncé."
      />
    </div>
  );
}

/** The rate that would be published now. */
function Computed() {
  const { data } = useQuery({
    queryKey: ['content', 'reglages', 'accessibility'],
    queryFn: ({ signal }) => request(previewAccessibility, { signal }),
  });
  return (
    <p>
      {data &&
        `Aujourd’hui\u00a0: ${data.taux === null ? '–' : formatNumber(data.taux)}\u00a0%, ${data.conformite}, ${data.respectes} critères respectés sur ${data.respectes + data.non} applicables. `}
      <Link to={PAGES.accessibility} className="tappable" target="_blank">
        Lire la déclaration
      </Link>
    </p>
  );
}

const TEXTS = [
  { field: 'nom', label: 'Qui la publie', rows: 1, help: 'L’entreprise qui en répond.' },
  { field: 'email', label: 'E-mail pour signaler un problème', rows: 1 },
  {
    field: 'telephone',
    label: 'Téléphone, et ses heures',
    rows: 1,
    help: 'Par exemple : 05 39 98 00 15, du lundi au vendredi.',
  },
  {
    field: 'plan',
    label: 'Plan sur trois ans',
    rows: 5,
  },
  { field: 'planAnnee', label: 'Plan de cette année', rows: 5 },
] as const;

function TextField({
  text,
  name,
  value,
  errors,
  readOnly,
  onChange,
}: Props & { text: (typeof TEXTS)[number] }) {
  const { field, label, rows } = text;
  const Control = rows > 1 ? 'textarea' : 'input';
  const place = `${name}.${field}`;
  const error = errors[field];
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <label htmlFor={place}>{label}</label>
      <Control
        id={place}
        className="field-input"
        {...(rows > 1 && { rows })}
        value={value[field]}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${place}-message`}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
          onChange({ ...value, [field]: currentTarget.value })
        }
      />
      <FieldMessage id={`${place}-message`} error={error} help={'help' in text ? text.help : undefined} />
    </div>
  );
}

interface DayProps extends Omit<Props, 'label'> {
  field: 'corrections' | 'jour';
  label: ReactNode;
  max?: string;
}

function Day({ name, field, label, value, errors, max, help, onChange }: DayProps) {
  const place = `${name}.${field}`;
  const error = errors[field];
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <DateInput
        id={place}
        label={label}
        value={value[field] ?? ''}
        max={max}
        isBad={error !== undefined}
        describedBy={`${place}-message`}
        onChange={(day) => onChange({ ...value, [field]: day || null })}
      />
      <FieldMessage id={`${place}-message`} error={error} help={help} />
    </div>
  );
}
