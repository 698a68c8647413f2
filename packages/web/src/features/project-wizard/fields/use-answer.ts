import { DOCUMENT_PARTS } from '@ardoise/domain/projects/project.ts';
import { answerAt } from '@ardoise/domain/wizards/answer-at.ts';
import type { Field } from '@ardoise/domain/wizards/field.ts';
import { answerOf } from '@ardoise/domain/wizards/fields/field-kinds.ts';
import { useWizardSession } from '../session/wizard-session.ts';

/** The value of a field's component, and a setter with all its side effects. */
export function useAnswer(field: Field) {
  const { current, present, put, putAt } = useWizardSession();
  const { path, whole: at = path } = field;
  const changes = 'changes' in field ? field.changes : undefined;
  return {
    at,
    value: 'read' in field ? answerOf(field, current) : answerAt(current, at),
    present: () => answerAt(present(), at),
    onChange: (answer: unknown) => {
      if (changes === undefined) return putAt(at, answer);
      const document = present();
      const changed = changes(document, answer as string);
      for (const part of DOCUMENT_PARTS)
        if (part in changed && changed[part] !== document[part]) put(part, changed[part]);
    },
  };
}
