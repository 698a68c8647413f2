import type { SectionToWrite } from '@ardoise/domain/new-prices/prices-to-write.ts';
import { LARGEST_RAISE, type Raise, readRaise } from '@ardoise/domain/new-prices/raise-price.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { counted } from '../../../components/format-number.ts';
import { Segments } from '../../../components/Segments.tsx';
import './RaiseForm.css';

/** How prices are raised, as it is typed: the buttons of the sections use it too. */
export interface TypedRaise {
  /** Without a sign: a telephone's keyboard of numbers has none. */
  amount: string;
  lowers: boolean;
  unit: Raise['unit'];
  step: '5' | '10';
}

const UNITS = [
  { value: '%', label: '%' },
  { value: '€', label: '€' },
] as const;
const STEPS = [
  { value: '5', label: '0,05' },
  { value: '10', label: '0,10' },
] as const;

/** Null while what is typed is no raise. */
export function raiseOf({ amount, lowers, unit, step }: TypedRaise): Raise | null {
  const by = readRaise(amount);
  return by === null ? null : { by: lowers ? -by : by, unit, step: step === '5' ? 5 : 10 };
}

const SIGN = /^(?:\s*([-−–+]))+\s*/;

/** A sign that is typed or pasted goes to the button that says it. */
function typedAmount(typed: string): Partial<TypedRaise> {
  const [sign, which] = SIGN.exec(typed) ?? [];
  return sign === undefined ? { amount: typed } : { amount: typed.slice(sign.length), lowers: which !== '+' };
}

export const WHOLE_CARD = '';

interface RaiseFormProps {
  sections: readonly SectionToWrite[];
  /** Lines of all of them. */
  lines: number;
  /** What the whole is called: 'Toute la carte' */
  whole: string;
  typed: TypedRaise;
  onType: (typed: TypedRaise) => void;
  /** Of a section, or of the whole card. */
  onRaise: (raise: Raise, section: string) => void;
}

/** The select of what is raised, in sections. */
function Scope({
  id,
  value,
  onChoose,
  sections,
  lines,
  whole,
}: Pick<RaiseFormProps, 'sections' | 'lines' | 'whole'> & {
  id: string;
  value: string;
  onChoose: (section: string) => void;
}) {
  return (
    <span className="field-select">
      <select
        id={id}
        className="field-input"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value={WHOLE_CARD}>
          {whole}, {counted(lines, 'ligne', 'lignes')}
        </option>
        {sections.map(({ cle, titre, lignes }) => (
          <option key={cle} value={cle}>
            {titre || 'Sans titre'}, {counted(lignes.length, 'ligne', 'lignes')}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Raises, or lowers, all prices or those of a section. */
export function RaiseForm({ sections, lines, whole, typed, onType, onRaise }: RaiseFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [scope, setScope] = useState(WHOLE_CARD);
  const [isRefused, setRefused] = useState(false);
  const raise = raiseOf(typed);
  const chosen = sections.some(({ cle }) => cle === scope) ? scope : WHOLE_CARD;
  const error = isRefused && raise === null ? `Un nombre, ${LARGEST_RAISE} au plus.` : undefined;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setRefused(raise === null);
    if (raise === null) field.current?.focus();
    else onRaise(raise, chosen);
  };
  return (
    <form className="raise-form" onSubmit={apply} noValidate>
      <div className="field raise-form-field raise-form-scope">
        <label htmlFor={`${id}-s`}>{typed.lowers ? 'Baisser' : 'Augmenter'}</label>
        <Scope id={`${id}-s`} value={chosen} onChoose={setScope} {...{ sections, lines, whole }} />
      </div>
      <div className={error ? 'field field-bad raise-form-field' : 'field raise-form-field'}>
        <label htmlFor={`${id}-a`}>De</label>
        <span className="raise-form-amount">
          <button
            type="button"
            className="raise-form-sign"
            aria-label="Baisser les prix"
            aria-pressed={typed.lowers}
            onClick={() => onType({ ...typed, lowers: !typed.lowers })}
          >
            {typed.lowers ? '−' : '+'}
          </button>
          <input
            id={`${id}-a`}
            ref={field}
            className="field-input raise-form-number"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={typed.amount}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${id}-m` : undefined}
            onChange={(event) => onType({ ...typed, ...typedAmount(event.target.value) })}
          />
          <fieldset>
            <legend className="visually-hidden">En</legend>
            <Segments
              name={`${id}-u`}
              options={UNITS}
              chosen={typed.unit}
              onChoose={(unit) => onType({ ...typed, unit })}
            />
          </fieldset>
        </span>
        {error && <FieldMessage id={`${id}-m`} error={error} />}
      </div>
      <fieldset className="field raise-form-field">
        <legend>Arrondi à</legend>
        <Segments
          name={`${id}-r`}
          options={STEPS}
          chosen={typed.step}
          onChoose={(step) => onType({ ...typed, step })}
        />
      </fieldset>
      <Button type="submit" tone="ink" className="raise-form-go">
        Appliquer
      </Button>
    </form>
  );
}
