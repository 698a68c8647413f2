import { LONGEST_VIEW_NAME } from '@ardoise/domain/contract/saved-views.ts';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/api-error.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';

interface ViewNameFormProps {
  title: string;
  confirm: string;
  nom: string;
  /** Rejects with what is wrong with the name. */
  onName: (nom: string) => Promise<unknown>;
  onClose: () => void;
}

/** Input of a view's name. */
export function ViewNameForm({ title, confirm, nom, onName, onClose }: ViewNameFormProps) {
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { nom } });
  const once = useSingleFlight();
  const submit = handleSubmit(async (typed) => {
    const name = typed.nom.trim();
    if (name === '') return setError('nom', { message: 'Donnez un nom à la vue.' }, { shouldFocus: true });
    try {
      await onName(name);
      onClose();
    } catch (error) {
      setError('nom', { message: messageOf(error) }, { shouldFocus: true });
    }
  });
  return (
    <FormDialog
      title={title}
      size="s"
      confirm={confirm}
      busy={formState.isSubmitting}
      onSubmit={() => once(submit)}
      onClose={onClose}
    >
      <TextField control={control} name="nom" label="Nom de la vue" maxLength={LONGEST_VIEW_NAME} />
    </FormDialog>
  );
}
