import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { counted } from '../../../components/format-number.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { Link } from '../../../router/Link.tsx';
import { type ListedWebhook, useWebhooks } from './use-webhooks.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { eventWords, webhookLook } from './webhook-words.ts';

/** Webhooks: URLs of other programs that receive events. */
export function Webhooks() {
  const webhooks = useWebhooks();
  const [adding, setAdding] = useState(false);
  return (
    <section aria-labelledby="webhooks">
      <div className="integrations-head">
        <div>
          <h2 className="title-section" id="webhooks">
            Webhooks
          </h2>
          <p className="hint">
            Ardoise prévient une adresse de ce qui arrive aux projets. Chaque envoi est signé et ne contient
            aucun nom&nbsp;; il est répété pendant trois jours s’il n’est pas accepté.
          </p>
        </div>
        <Button icon={IconPlus} onClick={() => setAdding(true)}>
          Ajouter un webhook
        </Button>
      </div>
      {webhooks.isPending && (
        <SkeletonGroup>
          <Skeleton width="100%" height={72} />
        </SkeletonGroup>
      )}
      {webhooks.error && <LoadFailed query={webhooks} />}
      {webhooks.data?.length === 0 && (
        <EmptyState title="Aucun webhook">
          Avec l’adresse d’un programme et les événements qui l’intéressent, il sait ce qui change sans le
          demander.
        </EmptyState>
      )}
      {webhooks.data !== undefined && webhooks.data.length > 0 && (
        <ul className="integrations-list">
          {webhooks.data.map((webhook) => (
            <WebhookLine key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {adding && <WebhookDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

function WebhookLine({ webhook }: { webhook: ListedWebhook }) {
  const { id, nom, url, evenements, attente, echecs } = webhook;
  const { icon, tone, words } = webhookLook(webhook);
  return (
    <li>
      <div>
        <b>{nom}</b>
        <span className="meta">{new URL(url).host}</span>
      </div>
      <div>
        <span>{counted(evenements.length, 'événement', 'événements')}</span>
        <span className="meta">{evenements.map(eventWords).join(', ')}</span>
      </div>
      <div>
        <span>{counted(attente, 'envoi attend', 'envois attendent')}</span>
        <span className="meta">{counted(echecs, 'échec', 'échecs')} en 30&nbsp;jours</span>
      </div>
      <Tag icon={icon} tone={tone}>
        {words}
      </Tag>
      <Link
        className={buttonClass({ tone: 'line' })}
        to={PAGE_PATHS.webhook(String(id))}
        aria-label={`Journal de ${nom}`}
      >
        Journal
      </Link>
    </li>
  );
}
