import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { answerAt } from '@ardoise/domain/wizards/answer-at.ts';
import type {
  ChoiceField,
  Field,
  FieldGroup,
  Option,
  OwnField,
  PlainField as Plain,
} from '@ardoise/domain/wizards/field.ts';
import { toldOf } from '@ardoise/domain/wizards/fields/asked.ts';
import { isPlain, optionsOf } from '@ardoise/domain/wizards/fields/field-kinds.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { memo, type ReactNode } from 'react';
import { FieldHint } from '../../../components/FieldHint.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { messageId } from '../../../components/field-id.ts';
import { Fields } from '../../../components/fields/Fields.tsx';
import { PlainField } from '../../../components/fields/PlainField.tsx';
import type { FieldPath } from '../../../components/form/field-path.ts';
import { useFieldHints } from '../session/field-hints.ts';
import { useErrorOf } from '../session/use-error-of.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { isWide, viewOf } from './field-views.tsx';
import { KnownGroup } from './KnownGroup.tsx';
import { RadioCards } from './RadioCards.tsx';
import { useAnswer } from './use-answer.ts';

/** Memoised: typing in one field does not render its neighbours. */
const Question = memo(PlainField<ProjectDocument, never>);

interface DecidingQuestionProps {
  field: ChoiceField<never>;
  help: string | undefined;
  options: readonly Option[];
}

/** A choice whose answer changes others, or is not stored at its path. */
function DecidingQuestion({ field, help, options }: DecidingQuestionProps) {
  const { path, label, question = label, later, roomy } = field;
  const { value, onChange } = useAnswer(field as Field);
  const error = useErrorOf(path);
  // Its dialog confirms first.
  if (later && !value && !error) return null;
  return (
    <RadioCards
      chemin={path}
      question={question}
      help={help}
      options={options}
      value={String(value ?? '')}
      onChange={onChange}
      className={roomy && 'field-roomy'}
    />
  );
}

function OwnView({ field, help }: { field: OwnField; help: string | undefined }) {
  const View = viewOf(field);
  const answer = useAnswer(field);
  const error = useErrorOf(field.path);
  const hint = useFieldHints().get(field.path);
  // Rendered by the step's own layout.
  if (View === undefined) return null;
  return (
    <>
      {hint && <FieldMessage id={`${messageId(field.path)}-trop`} help={hint} />}
      <View {...{ field, help, error, ...answer }} />
    </>
  );
}

interface StepFieldsProps<Scope> {
  groups: readonly FieldGroup<Scope>[];
  /** The entry that the paths start from, `infopdv.formules.2`; default: the document. */
  at?: string;
  /** The step of groups with known answers. */
  step?: Step;
}

/** Renders the fields of a step, or of one entry. */
export function StepFields<Scope = WizardProject>({ groups, at = '', step }: StepFieldsProps<Scope>) {
  const { form, current } = useWizardSession();
  const hints = useFieldHints();
  const scope = (at === '' ? current : answerAt(current, at)) as Scope;
  const placed = (path: string) => (at === '' ? path : `${at}.${path}`);
  function draw(field: Field<Scope>) {
    const help = toldOf(field.help, scope, current);
    const warning = toldOf(field.warning, scope, current);
    const name = placed(field.path) as FieldPath<ProjectDocument>;
    if (!isPlain(field)) {
      const whole = field.whole && placed(field.whole);
      return <OwnView field={{ ...field, path: name, whole } as OwnField} help={help} />;
    }
    const options = optionsOf(field, scope, current);
    if ('changes' in field)
      return <DecidingQuestion field={field as ChoiceField<never>} help={help} options={options} />;
    return (
      <Question
        field={field as Plain<never>}
        control={form}
        name={name}
        help={hints.get(name) ?? (warning ? <FieldHint>{warning}</FieldHint> : help)}
        options={options}
      />
    );
  }
  const frame = (group: FieldGroup<Scope>, fields: ReactNode) =>
    step && group.change ? (
      <KnownGroup step={step} group={group as FieldGroup}>
        {fields}
      </KnownGroup>
    ) : (
      fields
    );
  return <Fields groups={groups} scope={scope} project={current} isWide={isWide} draw={draw} frame={frame} />;
}
