import { useFormState } from '../../../components/form/use-form.ts';
import { useWizardSession } from './wizard-session.ts';

/** Returns a function from path to error, for lists. */
export function useErrors(): (chemin: string) => string | undefined {
  const { form } = useWizardSession();
  const { errors } = useFormState(form);
  return (chemin) => errors.find((error) => error.chemin === chemin)?.message;
}

/** The error of a group of answers without a single control: a picker, a list of files. */
export function useErrorOf(chemin: string): string | undefined {
  return useErrors()(chemin);
}

/** Whether anything below a path is invalid, after an attempt to continue. */
export function useHasErrors(): (chemin: string) => boolean {
  const { form } = useWizardSession();
  const { errors } = useFormState(form);
  return (chemin) => errors.some((error) => `${error.chemin}.`.startsWith(`${chemin}.`));
}
