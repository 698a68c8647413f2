import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { toldOf } from '@ardoise/domain/wizards/fields/asked.ts';
import type {
  ChoiceField,
  Field,
  FieldGroup,
  Option,
  OwnField,
} from '@ardoise/domain/wizards/fields/field.ts';
import { isPlain, optionsOf } from '@ardoise/domain/wizards/fields/field-kinds.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { memo } from 'react';
import type { FieldPath } from 'react-hook-form';
import { Fields } from '../../../components/fields/Fields.tsx';
import { PlainField } from '../../../components/fields/PlainField.tsx';
import { useErrorOf } from '../form/use-error-of.ts';
import { RadioCards } from '../RadioCards.tsx';
import { useWizardSession } from '../wizard-session.ts';
import { isWide, viewOf } from './field-views.ts';
import { useAnswer } from './use-answer.ts';

/** A letter typed in one field draws that field again, not its neighbours. */
const Question = memo(PlainField<ProjectDocument, WizardProject>);

interface DecidingQuestionProps {
  field: ChoiceField<WizardProject>;
  help: string | undefined;
  options: readonly Option[];
}

/** A choice whose answer changes others, or is kept elsewhere than at its path. */
function DecidingQuestion({ field, help, options }: DecidingQuestionProps) {
  const { path, label, question = label, later, roomy } = field;
  const { value, onChange } = useAnswer(field);
  const error = useErrorOf(path);
  // Its dialog asks first.
  if (later && !value && !error) return null;
  return (
    <RadioCards
      chemin={path}
      question={question}
      help={help}
      options={options}
      value={String(value ?? '')}
      onChange={onChange}
      className={roomy && 'modes'}
    />
  );
}

function OwnView({ field }: { field: OwnField }) {
  const { current } = useWizardSession();
  const View = viewOf(field);
  const answer = useAnswer(field);
  const error = useErrorOf(field.path);
  return <View {...{ field, error, help: toldOf(field.help, current, current), ...answer }} />;
}

/** What a step asks, as its fields say. */
export function StepFields({ groups }: { groups: readonly FieldGroup[] }) {
  const { form, current } = useWizardSession();
  function draw(field: Field) {
    if (!isPlain(field)) return <OwnView field={field} />;
    const told = {
      help: toldOf(field.help, current, current),
      options: optionsOf(field, current, current),
    };
    if ('changes' in field) return <DecidingQuestion field={field} {...told} />;
    const name = field.path as FieldPath<ProjectDocument>;
    return <Question field={field} control={form.control} name={name} {...told} />;
  }
  return <Fields groups={groups} scope={current} project={current} isWide={isWide} draw={draw} />;
}
