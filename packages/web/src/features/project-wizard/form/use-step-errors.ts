import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { fieldId } from '../../../components/field-id.ts';
import { focusOnceThere } from './focus-once-there.ts';
import type { WizardForm } from './use-wizard-form.ts';

interface Attempt {
  path: string;
  times: number;
  /** Ids of the fields that were on the screen, and of its problems. */
  told: ReadonlySet<string>;
}

/** Every field on the screen, by its id. */
const shownFields = () => [...document.querySelectorAll(`[id^="${fieldId('')}"]`)].map(({ id }) => id);

/**
 * Errors of the step: none before an attempt to continue, then live until all are fixed; a question that an answer
 * added since is not reported before the next attempt. `fail` focuses the first invalid field.
 */
export function useStepErrors(form: WizardForm, path: string, problems: FieldError[]) {
  const [attempted, setAttempted] = useState<Attempt | null>(null);
  const shown = attempted?.path === path;
  const times = shown ? attempted.times : 0;
  const isNew = ({ chemin }: FieldError) => attempted?.told.has(fieldId(chemin)) !== true;
  const told = shown ? problems.filter((problem) => !isNew(problem)) : [];
  const signature = shown ? problems.map(({ chemin, message }) => `${chemin}:${message}`).join('|') : '';
  const atFields = useEffectEvent(() => {
    const hidden = problems.filter(isNew).map(({ chemin }) => chemin);
    return form.problems?.(form.getValues()).filter(({ chemin }) => !hidden.includes(chemin)) ?? [];
  });

  // At each attempt too: to report questions added before it.
  useEffect(() => {
    form.setErrors(times === 0 || signature === '' ? [] : atFields());
  }, [form, signature, times]);

  const first = problems[0]?.chemin;
  const [focused, setFocused] = useState(0);
  useEffect(() => {
    if (times === 0 || times === focused) return;
    setFocused(times);
    // A question of a dialog that was just closed is on the screen a render later.
    if (first !== undefined) focusOnceThere(first);
  }, [times, focused, first]);

  return {
    shown: told,
    fail: () =>
      setAttempted((before) => ({
        path,
        times: (before?.times ?? 0) + 1,
        told: new Set([...shownFields(), ...problems.map(({ chemin }) => fieldId(chemin))]),
      })),
    forget: () => setAttempted(null),
  };
}
