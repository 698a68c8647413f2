import type { FieldError } from '@ardoise/domain/errors.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { putDocument, type WizardForm } from './put-answers.ts';
import { stepResolver } from './step-resolver.ts';

/**
 * The form that holds the whole document: what is typed goes to the keeper, what the keeper makes of it
 * (dependent answers, somebody else's answers) comes back. It starts without defaults, since a field whose
 * answer was reset must not find its first one again.
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
        callback: ({ values }) => {
          if (!filling.current) keeper.change(values);
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
