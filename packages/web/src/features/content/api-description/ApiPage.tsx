import { KEY_REQUESTS_A_MINUTE } from '@ardoise/domain/accounts/api-keys.ts';
import { openApi } from '@ardoise/domain/contract/open-api.ts';
import {
  RETRY_SECONDS,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
} from '@ardoise/domain/projects/webhook-events.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import {
  PAYLOAD_SAMPLE,
  VERIFY_IN_JAVASCRIPT,
  VERIFY_IN_PYTHON,
} from '@ardoise/domain/webhooks/webhook-samples.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { addressOf, request } from '../../../api/request.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { counted } from '../../../components/format-number.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { CallDescription } from './CallDescription.tsx';
import { CodeSample } from './CodeSample.tsx';
import { type DescribedCall, type Description, describedCalls, matchingCalls } from './described-calls.ts';
import './ApiDescription.css';

/** What a webhook receives, and how its signature is verified. */
function WebhookGuide() {
  return (
    <section aria-labelledby="guide-webhooks">
      <h2 className="title-section" id="guide-webhooks">
        Webhooks
      </h2>
      <p className="api-description-words">
        Un envoi est un POST en JSON, à la façon de{' '}
        <a className="tappable" href="https://www.standardwebhooks.com/" rel="noreferrer">
          Standard Webhooks
        </a>
        . Répondez par un statut 2xx en moins de 5&nbsp;secondes, puis travaillez. Sinon il est répété,{' '}
        {RETRY_SECONDS.length + 1}&nbsp;fois en tout sur trois jours, sous le même «&nbsp;webhook-id&nbsp;»,
        que vous ignorez si vous l’avez déjà. L’ordre n’est pas garanti&nbsp;: «&nbsp;timestamp&nbsp;» dit
        quand c’est arrivé. Une réponse&nbsp;410 arrête tout.
      </p>
      <dl className="api-description-fields">
        {WEBHOOK_EVENT_NAMES.map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{WEBHOOK_EVENTS[name]}</dd>
          </div>
        ))}
      </dl>
      <h3 className="title-sub">Ce qui est envoyé</h3>
      <CodeSample label="exemple d’envoi" text={PAYLOAD_SAMPLE} />
      <h3 className="title-sub">Vérifier la signature en JavaScript</h3>
      <CodeSample label="JavaScript" text={VERIFY_IN_JAVASCRIPT} />
      <h3 className="title-sub">Vérifier la signature en Python</h3>
      <CodeSample label="Python" text={VERIFY_IN_PYTHON} />
    </section>
  );
}

/** The calls that a key may make, from the product's own description. */
function useDescription() {
  return useQuery({
    queryKey: ['open-api'],
    queryFn: async ({ signal }) =>
      describedCalls((await request(openApi, { signal })) as unknown as Description),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** For those who write programs: the calls that a key may make, and how to verify what a webhook receives. */
export function ApiPage() {
  const description = useDescription();
  return (
    <ContentFrame title="Pour les développeurs" lede="Les appels qu’une clé permet, et les webhooks.">
      <BackLink to={PAGES.integrations}>Toutes les intégrations</BackLink>
      <div className="api-description">
        <section aria-labelledby="appels">
          <h2 className="title-section" id="appels">
            Appels
          </h2>
          <p className="api-description-words">
            Chaque demande porte la clé dans «&nbsp;Authorization: Bearer&nbsp;», sans cookie ni jeton. Une
            clé a les droits de son compte, et {KEY_REQUESTS_A_MINUTE} demandes par minute
            («&nbsp;X-RateLimit-Remaining&nbsp;»). Un refus répond{' '}
            <code>{'{\u00a0code,\u00a0message\u00a0}'}</code> en français. La description complète est en{' '}
            <a className="tappable" href={addressOf(openApi)}>
              OpenAPI&nbsp;3.1
            </a>
            .
          </p>
          {description.isPending && (
            <SkeletonGroup>
              <Skeleton width="100%" height={320} />
            </SkeletonGroup>
          )}
          {description.error && <LoadFailed query={description} />}
          {description.data && <Calls {...description.data} />}
        </section>
        <WebhookGuide />
      </div>
    </ContentFrame>
  );
}

function Calls({ url, calls }: { url: string; calls: readonly DescribedCall[] }) {
  const [typed, setTyped] = useState('');
  const found = matchingCalls(calls, useDeferredValue(typed));
  return (
    <>
      <SearchBox label="Chercher un appel" value={typed} onChange={setTyped} />
      <p className="meta" role="status">
        {counted(found.length, 'appel', 'appels')}
      </p>
      <ul className="api-description-calls">
        {found.map((call) => (
          <li key={`${call.method} ${call.path}`}>
            <CallDescription url={url} call={call} />
          </li>
        ))}
      </ul>
    </>
  );
}
