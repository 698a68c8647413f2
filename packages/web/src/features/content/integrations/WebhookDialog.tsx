import { KEY_NAME_MAX } from '@ardoise/domain/accounts/api-keys.ts';
import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@ardoise/domain/projects/webhook-events.ts';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import { useState } from 'react';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import type { Form } from '../../../components/form/form.ts';
import { showRefusal } from '../../../components/form/show-refusal.ts';
import { useForm, useFormState } from '../../../components/form/use-form.ts';
import { TextField } from '../../../components/TextField.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useField } from '../../../components/use-field.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { type ListedWebhook, useWebhookChanges } from './use-webhooks.ts';
import { WebhookSecret } from './WebhookSecret.tsx';

interface WebhookForm {
  nom: string;
  url: string;
  evenements: WebhookEvent[];
}

/** A new webhook, then its secret once; or a change of one. */
export function WebhookDialog({ webhook, onClose }: { webhook?: ListedWebhook; onClose: () => void }) {
  const { create, change } = useWebhookChanges();
  const [secret, setSecret] = useState<string>();
  const toast = useToast();
  const once = useSingleFlight();
  const form = useForm<WebhookForm>({
    defaultValues: webhook ?? { nom: '', url: '', evenements: ['projet.statut'] },
  });
  const { refusal, isSubmitting } = useFormState(form);
  const save = async ({ nom, url, evenements }: WebhookForm) => {
    if (webhook === undefined) return setSecret((await create({ nom, url, evenements })).secret);
    await change(webhook.id, { nom, url, evenements, actif: webhook.actif });
    toast({ message: 'Le webhook est enregistré.' });
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    once(async () => {
      try {
        await save(values);
      } catch (error) {
        showRefusal(form, error);
      }
    }),
  );
  if (secret !== undefined) return <WebhookSecret secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title={webhook === undefined ? 'Ajouter un webhook' : `Modifier «\u00a0${webhook.nom}\u00a0»`}
      confirm="Enregistrer"
      icon={IconDeviceFloppy}
      busy={isSubmitting}
      refused={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={form}
        name="nom"
        label="Programme prévenu"
        maxLength={KEY_NAME_MAX}
        autoComplete="off"
      />
      <TextField
        control={form}
        name="url"
        label="Adresse"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        help="En https, joignable depuis internet. Elle répond en moins de 5 secondes."
      />
      <EventChoices control={form} />
    </FormDialog>
  );
}

function EventChoices({ control }: { control: Form<WebhookForm> }) {
  const field = useField<WebhookEvent[], WebhookForm>({ control, name: 'evenements' });
  const { value: events, className, aria, message } = field;
  const isChosen = (name: WebhookEvent) => events?.includes(name) === true;
  const toggle = (name: WebhookEvent, chosen: boolean) =>
    field.onChange(WEBHOOK_EVENT_NAMES.filter((each) => (each === name ? chosen : isChosen(each))));
  return (
    <fieldset className={className} aria-describedby={aria['aria-describedby']}>
      <legend className="title-sub">Événements</legend>
      <div className="integrations-events">
        {WEBHOOK_EVENT_NAMES.map((name, rank) => (
          <label key={name} className="field-tick">
            <input
              type="checkbox"
              id={rank === 0 ? aria.id : undefined}
              checked={isChosen(name)}
              onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
            />
            <span>
              {WEBHOOK_EVENTS[name]} <span className="meta">{name}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldMessage {...message} />
    </fieldset>
  );
}
