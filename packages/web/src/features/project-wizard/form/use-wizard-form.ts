import { sameContent } from '@ardoise/domain/answers/same-content.ts';
import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { DOCUMENT_PARTS, type ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { startTransition, useEffect, useRef } from 'react';
import type { Form } from '../../../components/form/form.ts';
import { useForm } from '../../../components/form/use-form.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';

export type WizardForm = Form<ProjectDocument>;

/** Shows these answers in one notice; parts that say the same stay as they are. */
function showDocument(form: WizardForm, document: ProjectDocument): void {
  const shown = form.getValues();
  const changed = DOCUMENT_PARTS.filter((part) => !sameContent(shown[part], document[part]));
  if (changed.length > 0)
    form.replace({ ...shown, ...Object.fromEntries(changed.map((part) => [part, document[part]])) });
}

/**
 * The form with the entire document: input goes to the keeper, the keeper's result (dependent answers, another person's
 * answers) is written back. Its problems are those of the step.
 */
export function useWizardForm(keeper: DraftKeeper, problems: () => FieldError[]): WizardForm {
  const form = useForm<ProjectDocument>({ defaultValues: keeper.getSnapshot().state.current, problems });
  const filling = useRef(false);

  useEffect(
    () =>
      form.subscribe((cause) => {
        if (filling.current || cause === 'told') return;
        const values = form.getValues();
        // The control shows it at once, the rest of the screen in a render that the next key interrupts.
        if (cause === 'typed') startTransition(() => keeper.change(values));
        else keeper.change(values);
      }),
    [form, keeper],
  );

  useEffect(() => {
    const show = () => {
      if (filling.current) return;
      filling.current = true;
      showDocument(form, keeper.getSnapshot().state.current);
      filling.current = false;
    };
    show();
    return keeper.subscribe(show);
  }, [form, keeper]);
  return form;
}
