import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useState } from 'react';
import { isNotFound } from '../../../api/api-error.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { formatDateTime } from '../../../components/format-date.ts';
import { Leader } from '../../../components/Leader.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Select } from '../../../components/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { useParams } from '../../../router/context.ts';
import { ContentFrame } from '../ContentFrame.tsx';
import { DeliveryLine } from './DeliveryLine.tsx';
import { type DeliveryState, type ListedWebhook, useDeliveries } from './use-webhooks.ts';
import { WebhookActs } from './WebhookActs.tsx';
import { eventWords, stopWords, webhookLook } from './webhook-words.ts';
import './Integrations.css';

const STATES: readonly { value: DeliveryState | ''; label: string }[] = [
  { value: '', label: 'Tous les envois' },
  { value: 'attente', label: 'En attente' },
  { value: 'echec', label: 'En échec' },
  { value: 'livree', label: 'Livrés' },
];

/** A webhook, and its deliveries of the last 30 days. */
export function WebhookPage() {
  const { webhook: id = '' } = useParams();
  const [state, setState] = useState<DeliveryState | ''>('');
  const deliveries = useDeliveries(id, state);
  const webhook = deliveries.data?.pages[0]?.webhook;
  const lines = deliveries.data?.pages.flatMap(({ livraisons }) => livraisons) ?? [];
  return (
    <ContentFrame title={webhook?.nom ?? 'Webhook'} lede={webhook?.url}>
      <BackLink to={PAGES.integrations}>Toutes les intégrations</BackLink>
      {webhook && <WebhookHead webhook={webhook} />}
      {isNotFound(deliveries.error) ? (
        <EmptyState title="Ce webhook n’existe plus">Il a peut-être été retiré.</EmptyState>
      ) : (
        deliveries.error && <LoadFailed query={deliveries} />
      )}
      {deliveries.isPending && (
        <SkeletonGroup>
          <Skeleton width="100%" height={220} />
        </SkeletonGroup>
      )}
      {webhook && (
        <section className="integrations-log" aria-labelledby="envois">
          <div className="integrations-head">
            <h2 className="title-section" id="envois">
              Envois des 30 derniers jours
            </h2>
            <Select label="État des envois" value={state} options={STATES} onChange={setState} />
          </div>
          {lines.length === 0 && <p className="hint">Aucun envoi.</p>}
          <ul className="integrations-list">
            {lines.map((delivery) => (
              <DeliveryLine key={delivery.id} webhookId={webhook.id} delivery={delivery} />
            ))}
          </ul>
          {deliveries.hasNextPage && (
            <Button busy={deliveries.isFetchingNextPage} onClick={() => void deliveries.fetchNextPage()}>
              Afficher les suivants
            </Button>
          )}
        </section>
      )}
    </ContentFrame>
  );
}

function WebhookHead({ webhook }: { webhook: ListedWebhook }) {
  const { icon, tone, words } = webhookLook(webhook);
  const { echecs_depuis, ancien_secret, evenements, creee_par, t_creation } = webhook;
  return (
    <>
      {stopWords(webhook) !== '' && (
        <Banner tone="stop">
          {stopWords(webhook)} Réparez le programme ou son adresse, puis réactivez ce webhook&nbsp;: ce qui
          attendait part alors.
        </Banner>
      )}
      <dl className="integrations-facts">
        <Leader
          as="dl"
          name="État"
          value={
            <Tag icon={icon} tone={tone}>
              {words}
            </Tag>
          }
        />
        <Leader as="dl" name="Événements" value={evenements.map(eventWords).join(', ')} />
        {echecs_depuis && <Leader as="dl" name="Sans réponse depuis" value={formatDateTime(echecs_depuis)} />}
        {ancien_secret && (
          <Leader as="dl" name="L’ancien secret signe jusqu’au" value={formatDateTime(ancien_secret)} />
        )}
        <Leader as="dl" name="Ajouté" value={`par ${creee_par}, ${formatDateTime(t_creation)}`} />
      </dl>
      <WebhookActs webhook={webhook} />
    </>
  );
}
