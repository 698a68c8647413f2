import { LONGEST_VIEW_NAME } from '@ardoise/domain/contract/saved-views.ts';
import { messageOf } from '../../api/api-error.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useForm, useFormState } from '../../components/form/use-form.ts';
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
  const form = useForm({ defaultValues: { nom } });
  const { isSubmitting } = useFormState(form);
  const once = useSingleFlight();
  const submit = form.handleSubmit(async (typed) => {
    const name = typed.nom.trim();
    if (name === '') return form.refuse([{ chemin: 'nom', message: 'Donnez un nom à la vue.' }]);
    try {
      await onName(name);
      onClose();
    } catch (error) {
      form.refuse([{ chemin: 'nom', message: messageOf(error) }]);
    }
  });
  return (
    <FormDialog
      title={title}
      size="s"
      confirm={confirm}
      busy={isSubmitting}
      onSubmit={() => once(submit)}
      onClose={onClose}
    >
      <TextField control={form} name="nom" label="Nom de la vue" maxLength={LONGEST_VIEW_NAME} />
    </FormDialog>
  );
}
