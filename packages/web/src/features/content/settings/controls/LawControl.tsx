import { lawReason } from '@ardoise/domain/kinds/law-words.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import {
  isOld,
  LAW_POINTS,
  type LawPoint,
  type LawPointId,
  type LawPoints,
} from '@ardoise/domain/settings/law-points.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type ChangeEvent, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { DateInput } from '../../../../components/DateInput.tsx';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { LawPointLine } from '../../../../components/law/LawPointLine.tsx';
import type { ControlProps } from './control-props.ts';
import { LAW_SAMPLES, LAW_TRIGGERS, lawPointState } from './law-control-words.ts';
import './LawControl.css';

/** The points of law of a card: each with its words and the day on which head office read them; its trigger is code. */
export function LawControl({ name, value, errors, onChange }: ControlProps<LawPoints, 'law'>) {
  const [chosen, setChosen] = useState<LawPointId>(LAW_POINTS[0]);
  const wrong = LAW_POINTS.find((id) => Object.keys(errors).some((path) => path.startsWith(`${id}.`)));
  const shown = wrong ?? chosen;
  const today = parisDay(new Date());
  return (
    <div className="law-control" id={name} tabIndex={-1}>
      <ol>
        {LAW_POINTS.map((id, rank) => (
          <li key={id}>
            <button type="button" aria-current={id === shown} onClick={() => setChosen(id)}>
              <span aria-hidden>{rank + 1}</span>
              <span className="parted">
                <span>{value[id].nom}</span>
                <span className={isOld(value[id], today) ? 'meta law-control-old tone-wait' : 'meta'}>
                  {lawPointState(value[id], today)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Point
        key={shown}
        name={name}
        id={shown}
        point={value[shown]}
        errors={errors}
        onChange={(point) => onChange({ ...value, [shown]: point })}
      />
    </div>
  );
}

interface PointProps {
  name: string;
  id: LawPointId;
  point: LawPoint;
  errors: Readonly<Record<string, string>>;
  onChange: (point: LawPoint) => void;
}

const TEXTS = [
  { field: 'nom', label: 'Nom du point', rows: 1 },
  {
    field: 'pourquoi',
    label: 'Pourquoi, en une phrase',
    rows: 2,
    help: '{nombre} et {noms} sont remplis par la carte.',
  },
  { field: 'mention', label: 'Mention à imprimer', rows: 3, optional: true },
  { field: 'source', label: 'Source', rows: 1, optional: true },
] as const;

function Point({ name, id, point, errors, onChange }: PointProps) {
  const day = `${name}.${id}.verifie`;
  const error = errors[`${id}.verifie`];
  return (
    <div className="law-control-point">
      <p className="law-control-trigger">
        <Icon of={IconInfoCircle} />
        <span>
          {LAW_TRIGGERS[id]} Ce déclencheur est dans Ardoise{'\u00a0'}: il ne se règle pas ici.
        </span>
      </p>
      {TEXTS.map((text) => (
        <TextField key={text.field} text={text} {...{ name, id, point, errors, onChange }} />
      ))}
      <div className={error ? 'field field-bad' : 'field'}>
        <DateInput
          id={day}
          label="Vérifié le"
          value={point.verifie ?? ''}
          max={parisDay(new Date())}
          isBad={error !== undefined}
          describedBy={`${day}-message`}
          // Whoever sets the day has read the words: they are no samples any more.
          onChange={(verifie) => onChange({ ...point, verifie: verifie || null, exemple: false })}
        />
        <FieldMessage
          id={`${day}-message`}
          error={error}
          help="Inactif tant que le siège ne l’a pas lu et daté."
        />
      </div>
      <div className="settings-preview">
        <p className="settings-preview-head meta">
          <Icon of={IconEye} size="s" />
          Ce que lit le délégué commercial
        </p>
        <ul>
          <LawPointLine
            point={{ ...point, etat: 'absent', ou: '', pourquoi: lawReason(point, LAW_SAMPLES[id]) }}
          />
        </ul>
      </div>
      <Button
        tone="text"
        icon={point.masque ? IconEye : IconEyeOff}
        onClick={() => onChange({ ...point, masque: !point.masque })}
      >
        {point.masque ? 'Montrer ce point' : 'Masquer ce point'}
      </Button>
    </div>
  );
}

interface TextFieldProps extends PointProps {
  text: (typeof TEXTS)[number];
}

function TextField({ text, name, id, point, errors, onChange }: TextFieldProps) {
  const { field, label, rows } = text;
  const Control = rows > 1 ? 'textarea' : 'input';
  const place = `${name}.${id}.${field}`;
  const error = errors[`${id}.${field}`];
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <label htmlFor={place}>
        {label} {'optional' in text && <span className="field-optional">facultatif</span>}
      </label>
      <Control
        id={place}
        className="field-input"
        {...(rows > 1 && { rows })}
        value={point[field]}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${place}-message`}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
          onChange({ ...point, [field]: currentTarget.value })
        }
      />
      <FieldMessage id={`${place}-message`} error={error} help={'help' in text ? text.help : undefined} />
    </div>
  );
}
