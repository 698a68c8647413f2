import { useEffect } from 'react';
import { CheckboxField } from '../../components/CheckboxField.tsx';
import { ChoiceCards } from '../../components/ChoiceCards.tsx';
import { DateField } from '../../components/DateField.tsx';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { useForm, useFormState } from '../../components/form/use-form.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { Element } from './Element.tsx';

const SAMPLE = {
  ville: 'Bordeaux',
  codePostal: '3300',
  nameProjet: 'Brasserie du Palais',
  rcs: '',
  plan: '',
  qrcode: 'oui',
  impression: '',
  certifie: true,
  consigne: '',
  du: '2026-11-24',
  au: '',
};

const NAMES: Partial<Record<string, string>> = { codePostal: 'Code postal', impression: 'Impression' };

const PLANS = ['Projet hors plan', 'Plan summer', 'Plan winter'].map((value) => ({ value, label: value }));

export function FieldElements() {
  const form = useForm({ defaultValues: SAMPLE });
  const { errors } = useFormState(form);
  useEffect(() => {
    form.setError('codePostal', 'Code postal incorrect');
    form.setError('au', 'Date de fin obligatoire');
    form.setError('impression', 'Veuillez choisir une option.');
  }, [form]);
  return (
    <Element title="Champs">
      <ErrorSummary errors={errors} nameOf={(name) => NAMES[name]} />
      <div className="field-columns">
        <TextField control={form} name="ville" label="Ville" help="Aide sous le champ." span={3} />
        <TextField control={form} name="codePostal" label="Code postal" inputMode="numeric" span={3} />
        <TextField
          control={form}
          name="nameProjet"
          label="Nom du projet"
          help="Repris du point de vente."
          readOnly
          span={3}
        />
        <TextField control={form} name="rcs" label="RCS" optional span={3} />
        <DateField control={form} name="du" label="Du" span={3} />
        <DateField control={form} name="au" label="Au (inclus)" help="Un jour à venir." span={3} />
        <SelectField control={form} name="plan" label="Plan" placeholder="Aucun" options={PLANS} optional />
        <TextArea control={form} name="consigne" label="Consigne" rows={3} optional />
        <ChoiceCards control={form} name="qrcode" label="Voulez-vous un QR code&nbsp;?" />
        <ChoiceCards
          control={form}
          name="impression"
          label="Impression"
          options={[
            { value: 'carte', label: 'Carte', hint: 'Le papier seul' },
            { value: 'qrcode', label: 'QR code', hint: 'Sans papier' },
          ]}
        />
        <CheckboxField
          control={form}
          name="certifie"
          label="Je certifie l’exactitude de ce bon de commande."
        />
      </div>
    </Element>
  );
}
