import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { DateField } from '../DateField.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { Modal } from '../Modal.tsx';
import { SelectField } from '../SelectField.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx';
import { useReplacementForm } from './use-replacement-form.ts';
import { type People, useReplaceablePeople } from './use-replacements.ts';

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
  const { form, submit, substitutes, today } = useReplacementForm(people, onClose, absent);
  const { control, watch, formState } = form;
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
        <DateField control={control} name="du" label="Du" min={today} />
        <DateField control={control} name="au" label="Au (inclus)" min={watch('du') || today} />
        {formState.errors.root?.message && (
          <Banner tone="stop" role="alert">
            {formState.errors.root.message}
          </Banner>
        )}
      </form>
    </Modal>
  );
}
