import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { applyFieldErrors } from '../apply-field-errors.ts';
import { useToast } from '../Toast.tsx';
import { type NewReplacement, type People, useReplacementChanges } from './use-replacements.ts';

const MISSING: Record<keyof NewReplacement, string> = {
  absent: 'Choisissez la personne absente',
  remplacant: 'Choisissez qui la remplace',
  du: 'Date de début obligatoire',
  au: 'Date de fin obligatoire',
};

function missingIn(values: NewReplacement): FieldError[] {
  return (Object.keys(MISSING) as (keyof NewReplacement)[])
    .filter((field) => values[field] === '')
    .map((field) => ({ chemin: field, message: MISSING[field] }));
}

/** Form of a replacement, of `given` if named; displays field errors under their field. */
export function useReplacementForm(people: People, onDone: () => void, given?: string) {
  const { arrange } = useReplacementChanges();
  const toast = useToast();
  const today = parisDay(new Date());
  const [only, ...others] = people.absents;
  const form = useForm<NewReplacement>({
    defaultValues: {
      absent: given ?? (others.length === 0 ? (only?.username ?? '') : ''),
      remplacant: '',
      du: today,
      au: today,
    },
  });
  const { handleSubmit, setError, watch } = form;
  const absent = people.absents.find(({ username }) => username === watch('absent'));
  const substitutes = people.remplacants.filter(
    ({ username, role }) => role === absent?.role && username !== absent.username,
  );
  const submit = handleSubmit(async (values) => {
    const missing = missingIn(values);
    if (missing.length > 0) return applyFieldErrors(setError, missing);
    try {
      await arrange(values);
      toast({ tone: 'done', message: 'Le remplacement est prévu. Les deux personnes sont prévenues.' });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.champs.length > 0) applyFieldErrors(setError, error.champs);
      else setError('root', { message: messageOf(error) });
    }
  });
  return { form, submit, substitutes, today };
}
