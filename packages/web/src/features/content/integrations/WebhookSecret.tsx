import { SecretDialog } from './SecretDialog.tsx';

/** The secret that signs what is sent to a webhook, shown this once. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <SecretDialog title="Le secret du webhook" label="Secret de signature" secret={secret} onClose={onClose}>
      Le programme vérifie avec lui que chaque envoi vient d’Ardoise.
    </SecretDialog>
  );
}
