import {
  type Period,
  READY_PERIODS,
  type ReadyPeriod,
  readyPeriod,
} from '@ardoise/domain/rules/figure-period.ts';
import { COMPARISONS, type Comparison } from '@ardoise/domain/rules/figures.ts';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { DateInput } from '../../components/DateInput.tsx';
import { FieldMessage } from '../../components/FieldMessage.tsx';
import { formatMonth } from '../../components/format-date.ts';
import { Icon } from '../../components/Icon.tsx';
import { Popover } from '../../components/Popover.tsx';
import { popoverButton } from '../../components/popover-button.ts';
import { periodWords } from '../../components/projects/figure-list-words.ts';
import { daysOfView, type FigureView } from './figure-view.ts';

const READY_WORDS: Record<ReadyPeriod, string> = {
  '4semaines': '4 dernières semaines',
  '12semaines': '12 dernières semaines',
  mois: 'Mois dernier',
  trimestre: 'Trimestre dernier',
  annee: 'Cette année',
};

const COMPARED_WORDS: Record<Comparison, string> = {
  avant: 'La même durée, juste avant',
  annee: 'Les mêmes, l’an dernier',
  rien: 'Rien',
};

function readyWords(ready: ReadyPeriod, today: string): string {
  return ready === 'mois'
    ? `${READY_WORDS.mois}, ${formatMonth(readyPeriod('mois', today).du).replace(/\s\d{4}$/, '')}`
    : READY_WORDS[ready];
}

function periodName({ periode }: FigureView, today: string): string {
  return typeof periode === 'string' ? readyWords(periode, today) : periodWords(periode.du, periode.au);
}

interface PeriodChoiceProps {
  view: FigureView;
  today: string;
  onChange: (view: FigureView) => void;
}

interface FormProps extends PeriodChoiceProps {
  onClose: () => void;
}

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; words: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ legend, name, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.words}
        </label>
      ))}
    </fieldset>
  );
}

function PeriodForm({ view, today, onChange, onClose }: FormProps) {
  const [chosen, setChosen] = useState<ReadyPeriod | 'dates'>(
    typeof view.periode === 'string' ? view.periode : 'dates',
  );
  const [dates, setDates] = useState(daysOfView(view, today));
  const [comparer, setComparer] = useState(view.comparer);
  const [problem, setProblem] = useState('');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  const choose = (next: Period) => {
    setProblem('');
    setDates(next);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== 'dates') onChange({ ...view, periode: chosen, comparer });
    else if (dates.du === '' || dates.au === '') return setProblem('Choisissez les deux jours.');
    else if (dates.au < dates.du) return setProblem('La fin est avant le début');
    else onChange({ ...view, periode: dates, comparer });
    onClose();
  };
  return (
    <form ref={form} className="figures-period" onSubmit={apply} noValidate>
      <Choice
        legend="Période"
        name="periode"
        options={([...READY_PERIODS, 'dates'] as const).map((value) => ({
          value,
          words: value === 'dates' ? 'D’une date à l’autre' : readyWords(value, today),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === 'dates' && (
        <div className="figures-dates">
          <div className="field">
            <DateInput
              id={`${id}-du`}
              label="Du"
              value={dates.du}
              max={today}
              isBad={problem !== ''}
              onChange={(du) => choose({ ...dates, du })}
            />
          </div>
          <div className="field">
            <DateInput
              id={`${id}-au`}
              label="Au"
              value={dates.au}
              max={today}
              isBad={problem !== ''}
              describedBy={`${id}-problem`}
              onChange={(au) => choose({ ...dates, au })}
            />
            <FieldMessage id={`${id}-problem`} error={problem} />
          </div>
        </div>
      )}
      <Choice
        legend="Comparer avec"
        name="comparer"
        options={COMPARISONS.map((value) => ({ value, words: COMPARED_WORDS[value] }))}
        value={comparer}
        onChange={setComparer}
      />
      <div className="figures-period-acts">
        <Button type="submit" tone="main">
          Voir ces chiffres
        </Button>
        <Button tone="text" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}

/** The period, and what it is compared with: applied by its button. */
export function PeriodChoice({ view, today, onChange }: PeriodChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const name = periodName(view, today);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="figures-period-button"
        aria-label={`Période\u00a0: ${name}`}
        {...popoverButton({ id, isOpen, open: () => setOpen(true) })}
      >
        <Icon of={IconCalendarEvent} />
        {name}
        <Icon of={IconChevronDown} size="s" />
      </button>
      {isOpen && (
        <Popover id={id} anchor={button} align="start" role="dialog" aria-label="Période" onClose={close}>
          <PeriodForm view={view} today={today} onChange={onChange} onClose={close} />
        </Popover>
      )}
    </>
  );
}
