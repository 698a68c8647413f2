import { KEY_REQUESTS_A_MINUTE } from '@ardoise/domain/accounts/api-keys.ts';
import { openApi } from '@ardoise/domain/contract/open-api.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useDeferredValue, useState } from 'react';
import { addressOf } from '../../../api/request.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { counted } from '../../../components/format-number.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { CallDescription } from './CallDescription.tsx';
import { type DescribedCall, matchingCalls } from './described-calls.ts';
import { useDescription } from './use-description.ts';
import { WebhookGuide } from './WebhookGuide.tsx';
import './ApiDescription.css';

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
