import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { formatDateTime } from '../../../components/format-date.ts';
import { formatNumber } from '../../../components/format-number.ts';
import { Tag } from '../../../components/Tag.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { Link } from '../../../router/Link.tsx';
import { type ListedDelivery, useWebhookChanges } from './use-webhooks.ts';
import { attemptWords, DELIVERY_LOOKS, eventWords } from './webhook-words.ts';

/** Delivery of an event to a webhook: each attempt, and a retry on demand. */
export function DeliveryLine({ webhookId, delivery }: { webhookId: number; delivery: ListedDelivery }) {
  const { id, type, projet, message, t_creation, etat, t_prochain, essais } = delivery;
  const { icon, tone, words } = DELIVERY_LOOKS[etat];
  const { resend } = useWebhookChanges();
  const toast = useToast();
  const once = useSingleFlight();
  const again = () =>
    void once(async () => {
      toast.clear();
      try {
        await resend(webhookId, id);
        toast({ message: 'L’envoi repart, sous le même identifiant.' });
      } catch (error) {
        toast({ tone: 'stop', message: messageOf(error) });
      }
    });
  return (
    <li>
      <div>
        <b>{eventWords(type)}</b>
        <time className="meta" dateTime={t_creation}>
          {formatDateTime(t_creation)}
        </time>
      </div>
      <div>
        {projet !== null && (
          <Link className="tappable" to={PAGE_PATHS.followUp(projet)}>
            Voir le projet
          </Link>
        )}
        <span className="meta">{message}</span>
      </div>
      <ol className="integrations-attempts">
        {essais.slice(-3).map((attempt) => (
          <li key={attempt.t}>
            {attemptWords(attempt)}{' '}
            <span className="meta">
              {formatDateTime(attempt.t)}, {formatNumber(attempt.ms)}&nbsp;ms
            </span>
          </li>
        ))}
        {essais.length > 3 && <li className="meta">{essais.length}&nbsp;essais en tout</li>}
        {t_prochain !== null && essais.length > 0 && (
          <li className="meta">Prochain essai le {formatDateTime(t_prochain)}</li>
        )}
      </ol>
      <Tag icon={icon} tone={tone}>
        {words}
      </Tag>
      <Button onClick={again} aria-label={`Renvoyer ${eventWords(type)}, ${formatDateTime(t_creation)}`}>
        Renvoyer
      </Button>
    </li>
  );
}
