import { toNationalPhone } from '@ardoise/domain/projects/field-formats.ts';
import { TextField } from '../../components/TextField.tsx';
import { FIELD_LABELS } from './kinds/field-labels.ts';
import { useWizardSession } from './wizard-session.ts';

type PhonePath =
  | 'pdv.telephone'
  | 'pdv.telephoneCLient'
  | 'pdv.adresseLivraison.telephone'
  | 'autresInfos.telephoneDC';

/** A phone number; one pasted with +33 gets its leading 0. Never cut: what is too long is refused by its rule. */
export function PhoneField({ name, optional = false }: { name: PhonePath; optional?: boolean }) {
  const { form } = useWizardSession();
  function toNational() {
    const typed = form.getValues(name) ?? '';
    const national = toNationalPhone(typed);
    if (national !== typed) form.setValue(name, national, { shouldDirty: true });
  }
  return (
    <TextField
      control={form.control}
      name={name}
      label={FIELD_LABELS[name]}
      type="tel"
      inputMode="tel"
      maxLength={2000}
      optional={optional}
      span={3}
      onBlur={toNational}
    />
  );
}
