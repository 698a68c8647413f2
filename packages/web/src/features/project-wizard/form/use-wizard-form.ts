import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { startTransition, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { putDocument, type WizardForm } from './put-answers.ts';

/** Form errors of these problems, by path. */
function toFieldErrors(problems: readonly FieldError[]): FieldErrors<ProjectDocument> {
  const errors: FieldErrors<ProjectDocument> = {};
  for (const { chemin, message } of problems) set(errors, chemin, { type: 'regle', message });
  return errors;
}

/** The wizard's form resolver: runs the step's own rules. */
function stepResolver(problemsOf: (document: ProjectDocument) => FieldError[]): Resolver<ProjectDocument> {
  return (values) => {
    const problems = problemsOf(values);
    return problems.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toFieldErrors(problems) as never };
  };
}

/**
 * The form with the entire document: input goes to the keeper, the keeper's result (dependent answers, another person's
 * answers) is written back. Without default values, since a cleared field must not revert to them.
 */
export function useWizardForm(
  keeper: DraftKeeper,
  problemsOf: (document: ProjectDocument) => FieldError[],
): WizardForm {
  const rules = useRef(problemsOf);
  const filling = useRef(false);
  useEffect(() => {
    rules.current = problemsOf;
  }, [problemsOf]);
  const form = useForm<ProjectDocument>({
    defaultValues: {},
    resolver: stepResolver((document) => rules.current(document)),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useState(() => putDocument(form, keeper.getSnapshot().state.current));

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (filling.current) return;
          // Typed: the control shows it at once, the rest of the screen in a render that the next key interrupts.
          if (type === 'change') startTransition(() => keeper.change(values));
          else keeper.change(values);
        },
      }),
    [form, keeper],
  );

  useEffect(() => {
    const show = () => {
      if (filling.current) return;
      filling.current = true;
      putDocument(form, keeper.getSnapshot().state.current);
      filling.current = false;
    };
    show();
    return keeper.subscribe(show);
  }, [form, keeper]);
  return form;
}
