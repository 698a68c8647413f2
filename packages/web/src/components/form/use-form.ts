import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Form, type FormOptions, type FormState } from './form.ts';

/** A form, the same at each render. Typing renders its fields only; `useFormState` and `useValues` follow the rest. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const [form] = useState(() => new Form(options));
  useLayoutEffect(() => {
    form.problems = options.problems;
  });
  return form;
}

export function useFormState<Values extends object>({ subscribe, getState }: Form<Values>): FormState {
  return useSyncExternalStore(subscribe, getState, getState);
}

/** All values, at each change. */
export function useValues<Values extends object>({ subscribe, getValues }: Form<Values>): Values {
  return useSyncExternalStore(subscribe, getValues, getValues);
}
