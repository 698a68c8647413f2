import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { DELIVERIES_KEPT_DAYS } from '@ardoise/domain/projects/webhook-events.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { DateInput } from '../../../components/DateInput.tsx';
import { counted } from '../../../components/format-number.ts';
import { Menu } from '../../../components/Menu.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { useNavigate } from '../../../router/context.ts';
import { type ListedWebhook, useWebhookChanges } from './use-webhooks.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

type Asked = 'change' | 'remove' | 'secret' | 'again';

/** What the administrator does with a webhook. */
export function WebhookActs({ webhook }: { webhook: ListedWebhook }) {
  const { attempt, change } = useWebhookChanges();
  const [asked, setAsked] = useState<Asked>();
  const toast = useToast();
  const once = useSingleFlight();
  const act = (work: () => Promise<unknown>, message: string) =>
    void once(async () => {
      toast.clear();
      try {
        await work();
        toast({ message });
      } catch (error) {
        toast({ tone: 'stop', message: messageOf(error) });
      }
    });
  const { id, nom, url, evenements, actif, echecs } = webhook;
  const setActive = (active: boolean) => change(id, { nom, url, evenements, actif: active });
  const pause = {
    label: 'Mettre en pause',
    icon: IconPlayerPause,
    onChoose: () => act(() => setActive(false), 'Ce webhook n’est plus prévenu.'),
  };
  return (
    <div className="integrations-acts">
      {actif ? (
        <Button
          icon={IconSend}
          onClick={() => act(() => attempt(id), 'Un essai est parti\u00a0: voyez sa réponse.')}
        >
          Essayer
        </Button>
      ) : (
        <Button tone="main" onClick={() => act(() => setActive(true), 'Ce webhook est de nouveau prévenu.')}>
          Réactiver
        </Button>
      )}
      {echecs > 0 && actif && <Button onClick={() => setAsked('again')}>Renvoyer les échecs</Button>}
      <Menu
        label={`Autres actions sur ${nom}`}
        items={[
          { label: 'Modifier', icon: IconPencil, onChoose: () => setAsked('change') },
          { label: 'Renouveler le secret', icon: IconKey, onChoose: () => setAsked('secret') },
          ...(actif ? [pause] : []),
          { label: 'Retirer', icon: IconTrash, danger: true, onChoose: () => setAsked('remove') },
        ]}
      />
      {asked !== undefined && (
        <AskedDialog asked={asked} webhook={webhook} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

interface DialogProps {
  webhook: ListedWebhook;
  onClose: () => void;
}

function AskedDialog({ asked, webhook, onClose }: DialogProps & { asked: Asked }) {
  if (asked === 'change') return <WebhookDialog webhook={webhook} onClose={onClose} />;
  if (asked === 'secret') return <RenewDialog webhook={webhook} onClose={onClose} />;
  if (asked === 'again') return <AgainDialog webhook={webhook} onClose={onClose} />;
  return <RemoveDialog webhook={webhook} onClose={onClose} />;
}

function RemoveDialog({ webhook, onClose }: DialogProps) {
  const { remove } = useWebhookChanges();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title={`Retirer le webhook «\u00a0${webhook.nom}\u00a0»\u00a0?`}
      confirm="Retirer le webhook"
      onConfirm={async () => {
        await remove(webhook.id);
        await navigate({ to: PAGES.integrations });
      }}
      onClose={onClose}
    >
      <p>Ce qui attendait d’être envoyé ne part plus, et le journal de ses envois n’est plus visible.</p>
    </ConfirmDialog>
  );
}

function RenewDialog({ webhook, onClose }: DialogProps) {
  const { renewSecret } = useWebhookChanges();
  const [secret, setSecret] = useState<string>();
  // The confirmation closes after success too: the secret is then shown in its place.
  const renewed = useRef(false);
  if (secret !== undefined) return <WebhookSecret secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="Renouveler le secret de signature&nbsp;?"
      confirm="Renouveler le secret"
      tone="main"
      onConfirm={async () => {
        const { secret: made } = await renewSecret(webhook.id);
        renewed.current = true;
        setSecret(made);
      }}
      onClose={() => {
        if (!renewed.current) onClose();
      }}
    >
      <p>Pendant 24&nbsp;heures, l’ancien secret signe aussi&nbsp;: changez-le d’ici là dans le programme.</p>
    </ConfirmDialog>
  );
}

function AgainDialog({ webhook, onClose }: DialogProps) {
  const { resendFailed } = useWebhookChanges();
  const today = parisDay(new Date());
  const first = dayAfter(today, -DELIVERIES_KEPT_DAYS);
  const [since, setSince] = useState(first);
  const toast = useToast();
  return (
    <ConfirmDialog
      title="Renvoyer ce qui a échoué&nbsp;?"
      confirm="Renvoyer"
      tone="main"
      onConfirm={async () => {
        const { renvoyees } = await resendFailed(webhook.id, since || first);
        toast({
          message: `${counted(renvoyees, 'envoi repart', 'envois repartent')}, sous les mêmes identifiants.`,
        });
      }}
      onClose={onClose}
    >
      <DateInput id="depuis" label="Depuis le" value={since} min={first} max={today} onChange={setSince} />
    </ConfirmDialog>
  );
}
