import { KEY_DAYS_MAX, KEY_NAME_MAX } from '@ardoise/domain/accounts/api-keys.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useDeferredValue, useState } from 'react';
import { ChoiceCards } from '../../../components/ChoiceCards.tsx';
import { DateField } from '../../../components/DateField.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import type { Form } from '../../../components/form/form.ts';
import { showRefusal } from '../../../components/form/show-refusal.ts';
import { useForm, useFormState, useValues } from '../../../components/form/use-form.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { KEY_DURATIONS, lastDay } from './key-words.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { useKeyChanges, useSuggestedAccounts } from './use-api-keys.ts';

interface KeyForm {
  nom: string;
  compte: string;
  ecriture: 'oui' | 'non';
  duree: string;
  jusquau: string;
}

const RIGHTS = [
  { value: 'non', label: 'Lire seulement' },
  { value: 'oui', label: 'Lire et écrire' },
];

/** A new key; then its secret, once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const { create } = useKeyChanges();
  const [made, setMade] = useState<{ nom: string; secret: string }>();
  const form = useForm<KeyForm>({
    defaultValues: { nom: '', compte: '', ecriture: 'non', duree: '90', jusquau: '' },
  });
  const once = useSingleFlight();
  const { refusal, isSubmitting } = useFormState(form);
  const submit = form.handleSubmit(({ nom, compte, ecriture, duree, jusquau }) =>
    once(async () => {
      try {
        const last = lastDay(duree, jusquau, parisDay(new Date()));
        const { cle, secret } = await create({
          nom,
          compte,
          ecriture: ecriture === 'oui',
          jusquau: last,
        });
        setMade({ nom: cle.nom, secret });
      } catch (error) {
        showRefusal(form, error);
      }
    }),
  );
  if (made !== undefined)
    return (
      <SecretDialog
        title={`La clé «\u00a0${made.nom}\u00a0» est créée`}
        label="Secret de la clé"
        secret={made.secret}
        onClose={onClose}
      >
        Le programme l’envoie avec chaque demande, dans l’en-tête «&nbsp;Authorization: Bearer&nbsp;».
      </SecretDialog>
    );
  return (
    <FormDialog
      title="Créer une clé d’API"
      description="Donnez à chaque programme son compte et sa clé : ce qu’il fait porte leurs noms."
      confirm="Créer la clé"
      icon={IconKey}
      busy={isSubmitting}
      refused={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <KeyFields form={form} />
    </FormDialog>
  );
}

function KeyFields({ form }: { form: Form<KeyForm> }) {
  const today = parisDay(new Date());
  const { compte, duree } = useValues(form);
  const accounts = useSuggestedAccounts(useDeferredValue(compte.trim()));
  return (
    <div className="field-columns">
      <TextField
        control={form}
        name="nom"
        label="Programme"
        span={3}
        maxLength={KEY_NAME_MAX}
        autoComplete="off"
        help="Ce nom se lit dans l’historique des projets."
      />
      <TextField
        control={form}
        name="compte"
        label="Agit au nom du compte"
        span={3}
        list="comptes-proposes"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help="Son identifiant. Tapez un nom pour le trouver."
      />
      <datalist id="comptes-proposes">
        {accounts.data?.map(({ uid, name, prenom, nom, role }) => (
          <option key={uid} value={name}>
            {`${prenom} ${nom}`.trim()}, {ROLE_LABELS[role]}
          </option>
        ))}
      </datalist>
      <ChoiceCards control={form} name="ecriture" label="Ce qu’elle permet" options={RIGHTS} roomy />
      <SelectField control={form} name="duree" label="Durée" span={3} options={KEY_DURATIONS} />
      {duree === '' && (
        <DateField
          control={form}
          name="jusquau"
          label="Dernier jour"
          span={3}
          min={today}
          max={dayAfter(today, KEY_DAYS_MAX)}
        />
      )}
    </div>
  );
}
