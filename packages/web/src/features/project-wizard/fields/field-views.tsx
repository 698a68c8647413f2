import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { EMAIL, WRITTEN } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Field, FieldKind, OwnField } from '@ardoise/domain/wizards/field.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import { type ComponentType, useState } from 'react';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import type { FieldPath } from '../../../components/form/field-path.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import { NOTHING_OFFERED } from '../../../components/picker-items.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import { type AgencyCheck, useWizardSession } from '../session/wizard-session.ts';
import type { FieldViewProps, FieldViews } from './field-view.ts';
import { OutletField } from './OutletField.tsx';
import './SeveralField.css';
import './ListedField.css';

/** Pictures to choose from: no first step shows any. */
const later = async () => (await import('./pictured-later.ts')).picturedLater;
const PicturedItems = lateScreen<FieldViewProps<'listed'>>(async () => (await later()).PicturedItems);

/** One item of a reference list, stored by name. */
function ListedField(props: FieldViewProps<'listed'>) {
  const { form } = useWizardSession();
  const { field, at, help } = props;
  if (field.pictured) return <PicturedItems {...props} />;
  return (
    <Catalogue list={field.list}>
      {(items) => (
        <SelectField
          control={form}
          name={at as FieldPath<ProjectDocument>}
          label={field.question ?? field.label}
          help={items.length === 0 ? NOTHING_OFFERED : help}
          optional={field.required === undefined}
          placeholder="Choisir…"
          options={items.map(({ name }) => ({ value: name, label: name }))}
          span={field.span}
        />
      )}
    </Catalogue>
  );
}

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
      control={form}
      name={field.path as FieldPath<ProjectDocument>}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={field.length ?? LONGEST_TEXT}
      enterKeyHint="done"
      label={field.label}
      help={state === 'idle' ? help : HELP[state]}
      written={WRITTEN.email}
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
  catalogue: lateScreen(async () => (await later()).CatalogueField),
  solid: lateScreen(async () => (await import('./SolidField.tsx')).SolidField),
  selection: lateScreen(async () => (await later()).SelectionField),
  drinks: lateScreen(async () => (await later()).DrinksField),
  photos: lateScreen(async () => (await import('./PhotosField.tsx')).PhotosField),
  'card-format': lateScreen(async () => (await later()).CardFormatField),
  listed: ListedField,
  'rich-text': lateScreen(async () => (await import('./RichTextField.tsx')).RichTextField),
  several: SeveralField,
  outlet: OutletField,
  agency: AgencyField,
};

/** Everything that shows fields of late steps. */
export const LATE_VIEWS = [...Object.values(FIELD_VIEWS), PicturedItems];

/** The component of a field; the union type cannot express that each kind gets its own props. */
export function viewOf({ kind }: OwnField): ComponentType<object> | undefined {
  return (FIELD_VIEWS as Partial<Record<string, ComponentType<never>>>)[kind] as
    | ComponentType<object>
    | undefined;
}

/** What shows the fields of a step. */
export function viewsOf({ groups }: Pick<Step, 'groups'>) {
  return groups
    .flatMap(({ fields }) => fields)
    .map((field) => ('pictured' in field && field.pictured ? PicturedItems : viewOf(field as OwnField)));
}

const WIDE: readonly FieldKind[] = ['catalogue', 'selection', 'drinks', 'card-format'];

/** Picture choices use the full width. */
export function isWide({ kind }: Pick<Field, 'kind'>): boolean {
  return WIDE.includes(kind);
}
