import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { applyFieldErrors } from '../../components/apply-field-errors.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useToast } from '../../components/Toast.tsx';
import { type NewReplacement, useReplaceablePeople, useReplacementChanges } from './use-replacements.ts';

type People = NonNullable<ReturnType<typeof useReplaceablePeople>['data']>;

/** Who is absent, who does their work, from when to when. */
export function ReplacementDialog({ onClose }: { onClose: () => void }) {
  const people = useReplaceablePeople();
  if (people.data) return <ReplacementForm people={people.data} onClose={onClose} />;
  return (
    <Modal title="Prévoir un remplacement" size="s" onClose={onClose}>
      {people.error ? (
        <Banner
          tone="stop"
          role="alert"
          action={<Button onClick={() => void people.refetch()}>Réessayer</Button>}
        >
          {messageOf(people.error)}
        </Banner>
      ) : (
        <SkeletonGroup>
          <Skeleton width="80%" height={20} />
        </SkeletonGroup>
      )}
    </Modal>
  );
}

const optionsOf = (people: People['absents']) =>
  people.map(({ username, nom }) => ({ value: username, label: nom }));

function ReplacementForm({ people, onClose }: { people: People; onClose: () => void }) {
  const { arrange } = useReplacementChanges();
  const toast = useToast();
  const today = parisDay(new Date());
  const [only] = people.absents;
  const { control, handleSubmit, watch, setError, formState } = useForm<NewReplacement>({
    defaultValues: {
      absent: people.absents.length === 1 ? (only?.username ?? '') : '',
      remplacant: '',
      du: today,
      au: today,
    },
  });
  const absent = people.absents.find(({ username }) => username === watch('absent'));
  const substitutes = people.remplacants.filter(
    ({ username, role }) => absent !== undefined && role === absent.role && username !== absent.username,
  );
  const submit = handleSubmit(async (values) => {
    const missing = [
      ...(values.absent ? [] : [{ chemin: 'absent', message: 'Choisissez la personne absente' }]),
      ...(values.remplacant ? [] : [{ chemin: 'remplacant', message: 'Choisissez qui la remplace' }]),
      ...(values.du ? [] : [{ chemin: 'du', message: 'Date de début obligatoire' }]),
      ...(values.au ? [] : [{ chemin: 'au', message: 'Date de fin obligatoire' }]),
    ];
    if (missing.length > 0) return applyFieldErrors(setError, missing);
    try {
      await arrange(values);
      toast({ tone: 'done', message: 'Le remplacement est prévu. Les deux personnes sont prévenues.' });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.champs.length > 0) applyFieldErrors(setError, error.champs);
      else setError('root', { message: messageOf(error) });
    }
  });
  return (
    <Modal
      title="Prévoir un remplacement"
      size="s"
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" busy={formState.isSubmitting} onClick={() => void submit()}>
            Prévoir le remplacement
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SelectField
          control={control}
          name="absent"
          label="Personne absente"
          placeholder="Choisir…"
          options={optionsOf(people.absents)}
        />
        <SelectField
          control={control}
          name="remplacant"
          label="Remplacée par"
          placeholder="Choisir…"
          options={optionsOf(substitutes)}
        />
        <TextField control={control} name="du" label="Du" type="date" min={today} />
        <TextField control={control} name="au" label="Au (inclus)" type="date" min={watch('du') || today} />
        {formState.errors.root?.message && (
          <Banner tone="stop" role="alert">
            {formState.errors.root.message}
          </Banner>
        )}
      </form>
    </Modal>
  );
}
