import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import { DateField } from '../DateField.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { showRefusal } from '../form/show-refusal.ts';
import { useForm, useFormState, useValues } from '../form/use-form.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { Modal } from '../Modal.tsx';
import { SelectField } from '../SelectField.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx';
import { useToast } from '../Toast.tsx';
import {
  type NewReplacement,
  type People,
  useReplaceablePeople,
  useReplacementChanges,
} from './use-replacements.ts';

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
function useReplacementForm(people: People, onDone: () => void, given?: string) {
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
  const values = useValues(form);
  const absent = people.absents.find(({ username }) => username === values.absent);
  const substitutes = people.remplacants.filter(
    ({ username, role }) => role === absent?.role && username !== absent.username,
  );
  const submit = form.handleSubmit(async (arranged) => {
    const missing = missingIn(arranged);
    if (missing.length > 0) return form.refuse(missing);
    try {
      await arrange(arranged);
      toast({ tone: 'done', message: 'Le remplacement est prévu. Les deux personnes sont prévenues.' });
      onDone();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return { form, values, submit, substitutes, today };
}

interface ReplacementDialogProps {
  /** Username of the absent person, where it is known. */
  absent?: string | undefined;
  onClose: () => void;
}

/** Absent person, stand-in, first and last day. */
export function ReplacementDialog({ absent, onClose }: ReplacementDialogProps) {
  const people = useReplaceablePeople();
  if (people.data) return <ReplacementForm people={people.data} absent={absent} onClose={onClose} />;
  return (
    <Modal title="Prévoir un remplacement" size="s" onClose={onClose}>
      {people.error ? (
        <LoadFailed query={people} />
      ) : (
        <SkeletonGroup>
          <Skeleton width="80%" height={20} />
        </SkeletonGroup>
      )}
    </Modal>
  );
}

/** By name; with the role if several. */
function optionsOf(people: People['absents']) {
  const several = new Set(people.map(({ role }) => role)).size > 1;
  return people.map(({ username, nom, role }) => ({
    value: username,
    label: several ? `${nom}, ${ROLE_LABELS[role] ?? role}` : nom,
  }));
}

function ReplacementForm({ people, absent, onClose }: ReplacementDialogProps & { people: People }) {
  const { form, values, submit, substitutes, today } = useReplacementForm(people, onClose, absent);
  const { isSubmitting, refusal } = useFormState(form);
  return (
    <FormDialog
      title="Prévoir un remplacement"
      size="s"
      confirm="Prévoir le remplacement"
      busy={isSubmitting}
      refused={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        control={form}
        name="absent"
        label="Personne absente"
        placeholder="Choisir…"
        options={optionsOf(people.absents)}
      />
      <SelectField
        control={form}
        name="remplacant"
        label="Remplacée par"
        placeholder="Choisir…"
        options={optionsOf(substitutes)}
      />
      <DateField control={form} name="du" label="Du" min={today} />
      <DateField control={form} name="au" label="Au (inclus)" min={values.du || today} />
    </FormDialog>
  );
}
