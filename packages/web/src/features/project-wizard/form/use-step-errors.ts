import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { useEffect, useState } from 'react';
import { controlOf } from './control-of.ts';
import type { WizardForm } from './put-answers.ts';

/** Focuses the control of a problem; its group, if it has no single control. */
export function focusField(chemin: string): void {
  const control = controlOf(chemin);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/**
 * Errors of the step: none before an attempt to continue, then live until all are fixed. `attempt` returns whether the
 * step may be left, and focuses the first invalid field.
 */
export function useStepErrors(form: WizardForm, path: string, problems: FieldError[]) {
  const [attempted, setAttempted] = useState<{ path: string; times: number } | null>(null);
  const shown = attempted?.path === path;
  const signature = shown ? problems.map(({ chemin, message }) => `${chemin}:${message}`).join('|') : '';

  useEffect(() => {
    if (signature === '') form.clearErrors();
    else void form.trigger();
  }, [form, signature]);

  const first = problems[0]?.chemin;
  const times = shown ? attempted.times : 0;
  const [focused, setFocused] = useState(0);
  useEffect(() => {
    if (times === 0 || times === focused) return;
    setFocused(times);
    if (first !== undefined) focusField(first);
  }, [times, focused, first]);

  return {
    shown: shown ? problems : [],
    fail: () => setAttempted((before) => ({ path, times: (before?.times ?? 0) + 1 })),
    forget: () => setAttempted(null),
  };
}
