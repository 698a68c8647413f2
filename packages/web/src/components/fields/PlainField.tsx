import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { toNationalPhone, toWrittenPrice } from '@ardoise/domain/projects/field-formats.ts';
import type { Option, PlainField as Question, TextKind } from '@ardoise/domain/wizards/field.ts';
import { formatOf, isClosedList } from '@ardoise/domain/wizards/fields/field-kinds.ts';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField.tsx';
import { ChoiceCards } from '../ChoiceCards.tsx';
import type { FieldPath } from '../form/field-path.ts';
import type { Form } from '../form/form.ts';
import { SelectField } from '../SelectField.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';

type Native = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
>;

const AS_TYPED: Native = { autoCapitalize: 'none', spellCheck: false };

/** The virtual keyboard of each type of text. */
const KEYBOARDS: Record<Exclude<TextKind, 'long-text'>, Native> = {
  text: {},
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', ...AS_TYPED },
  digits: { inputMode: 'numeric' },
  amount: { inputMode: 'decimal' },
  price: { inputMode: 'decimal' },
  url: { type: 'url', inputMode: 'url', ...AS_TYPED },
  handle: AS_TYPED,
  // The browser validates the format of a time itself.
  time: { type: 'time', maxLength: undefined },
};

/** Normalises the value on blur. */
const TIDIED: Partial<Record<TextKind, (typed: string) => string>> = {
  phone: toNationalPhone,
  price: toWrittenPrice,
};

interface PlainFieldProps<Values extends object, Scope> {
  field: Question<Scope>;
  control: Form<Values>;
  /** Path of its answer in the form. */
  name: FieldPath<Values>;
  help: ReactNode;
  /** Options of a closed list. */
  options: readonly Option[];
}

/** Renders a plain question by its kind. */
export function PlainField<Values extends object, Scope>(props: PlainFieldProps<Values, Scope>) {
  const { field, control, name, help, options } = props;
  const { label, question = label, required, derived, orElse, span } = field;
  const optional = orElse ?? (!required && !derived);
  const shared = { control, name, label: question, help, optional, span };
  if (isClosedList(field))
    return field.kind === 'select' ? (
      <SelectField {...shared} options={options} placeholder={field.placeholder} />
    ) : (
      <ChoiceCards {...shared} options={options} roomy={field.roomy} />
    );
  if (field.kind === 'tick') return <CheckboxField {...shared} />;
  const { length = LONGEST_TEXT, rows, readOnly } = field;
  if (field.kind === 'long-text')
    return <TextArea {...shared} maxLength={length} rows={rows} readOnly={readOnly} />;
  return (
    <TextField
      {...shared}
      maxLength={length}
      {...KEYBOARDS[field.kind]}
      readOnly={readOnly}
      tidy={TIDIED[field.kind]}
      written={formatOf(field)?.written}
      unit={field.kind === 'price' ? '€' : undefined}
    />
  );
}
