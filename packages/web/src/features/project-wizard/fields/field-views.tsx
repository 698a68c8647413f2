import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Field, FieldKind, OwnField } from '@ardoise/domain/wizards/field.ts';
import { type ComponentType, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { type AgencyCheck, useWizardSession } from '../session/wizard-session.ts';
import { CardFormatField } from './CardFormatField.tsx';
import { CatalogueField } from './CatalogueField.tsx';
import { DrinksField } from './DrinksField.tsx';
import type { FieldViewProps, FieldViews } from './field-view.ts';
import { ListedField } from './ListedField.tsx';
import { OutletField } from './OutletField.tsx';
import { RichTextField } from './RichTextField.tsx';
import { SelectionField } from './SelectionField.tsx';
import './SeveralField.css';

type CheckState = AgencyCheck | 'asking' | 'idle';

const HELP: Record<Exclude<CheckState, 'idle'>, string> = {
  asking: 'Vérification…',
  known: 'Agence reconnue.',
  unknown: 'Email inconnu',
  unreachable: 'L’agence n’a pas pu être vérifiée : elle le sera en passant à la suite.',
};

/** An agency's address: checked by the server once typed. */
function AgencyField(props: FieldViewProps<'agency'>) {
  const { field, help, value = '' } = props;
  const { form, current, confirmAgency } = useWizardSession();
  const [check, setCheck] = useState<CheckState>('idle');

  async function ask() {
    if (current.agence || !EMAIL.test(value.trim())) return;
    setCheck('asking');
    setCheck(await confirmAgency(value));
  }

  const state = current.agence ? 'known' : check;
  return (
    <TextField
      control={form.control}
      name={field.path as FieldPath<ProjectDocument>}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={field.length ?? LONGEST_TEXT}
      enterKeyHint="done"
      label={field.label}
      help={state === 'idle' ? help : HELP[state]}
      onChange={() => setCheck('idle')}
      onBlur={() => void ask()}
      onEnter={() => void ask()}
      span={field.span}
    />
  );
}

/** Multiple choice from a short closed list, as tiles side by side; stored in the list's order. */
function SeveralField({ field, value = [], onChange, help, error }: FieldViewProps<'several'>) {
  const { path, label, question = label, required, options } = field;
  const toggle = (pressed: string) =>
    onChange(options.flatMap(({ value: one }) => (value.includes(one) !== (one === pressed) ? [one] : [])));
  return (
    <fieldset className={error ? 'field field-bad' : 'field'} aria-describedby={messageId(path)}>
      <legend className="title-sub">
        {question}
        {required === undefined && <span className="field-optional">facultatif</span>}
      </legend>
      <div className="several-field">
        {options.map((option, rank) => (
          <label key={option.value}>
            <input
              type="checkbox"
              id={rank === 0 ? fieldId(path) : undefined}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessage id={messageId(path)} error={error} help={help} />
    </fieldset>
  );
}

const FIELD_VIEWS: FieldViews = {
  catalogue: CatalogueField,
  solid: lateScreen(async () => (await import('./SolidField.tsx')).SolidField),
  selection: SelectionField,
  drinks: DrinksField,
  photos: lateScreen(async () => (await import('./PhotosField.tsx')).PhotosField),
  'card-format': CardFormatField,
  listed: ListedField,
  'rich-text': RichTextField,
  several: SeveralField,
  outlet: OutletField,
  agency: AgencyField,
};

/** Fields of late steps. */
export const LATE_VIEWS = [FIELD_VIEWS.solid, FIELD_VIEWS.photos];

/** The component of a field; the union type cannot express that each kind gets its own props. */
export function viewOf({ kind }: OwnField): ComponentType<object> | undefined {
  return (FIELD_VIEWS as Partial<Record<string, ComponentType<never>>>)[kind] as
    | ComponentType<object>
    | undefined;
}

const WIDE: readonly FieldKind[] = ['catalogue', 'selection', 'drinks', 'card-format'];

/** Picture choices use the full width. */
export function isWide({ kind }: Pick<Field, 'kind'>): boolean {
  return WIDE.includes(kind);
}
