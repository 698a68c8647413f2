import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { get, useFormState } from 'react-hook-form';
import { useWizardSession } from './wizard-session.ts';

/** Returns a function from path to error, for lists. */
export function useErrors(): (chemin: string) => string | undefined {
  const { form } = useWizardSession();
  const { errors } = useFormState<ProjectDocument>({ control: form.control });
  return (chemin) => (get(errors, chemin) as { message?: string } | undefined)?.message;
}

/** The error of a group of answers without a single control: a picker, a list of files. */
export function useErrorOf(chemin: string): string | undefined {
  return useErrors()(chemin);
}

/** Whether anything below a path is invalid, after an attempt to continue. */
export function useHasErrors(): (chemin: string) => boolean {
  const { form } = useWizardSession();
  const { errors } = useFormState<ProjectDocument>({ control: form.control });
  return (chemin) => get(errors, chemin) !== undefined;
}
