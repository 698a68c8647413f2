import {
  RETRY_SECONDS,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
} from '@ardoise/domain/projects/webhook-events.ts';
import {
  PAYLOAD_SAMPLE,
  VERIFY_IN_JAVASCRIPT,
  VERIFY_IN_PYTHON,
} from '@ardoise/domain/webhooks/webhook-samples.ts';
import { CodeSample } from './CodeSample.tsx';

/** What a webhook receives, and how its signature is verified. */
export function WebhookGuide() {
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
