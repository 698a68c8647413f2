import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '@ardoise/domain/projects/webhook-events.ts';
import { webhookPayload } from '@ardoise/domain/webhooks/webhook-payload.ts';
import { type Json, schemaOf } from './schema-of.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** The headers of Standard Webhooks (standardwebhooks.com). */
const HEADERS = [
  header('webhook-id', 'The same at each attempt: ignore what you had already.'),
  header('webhook-timestamp', 'Seconds since 1970: refuse what is older than five minutes.'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of `id.timestamp.body`; two while the secret is replaced.',
  ),
];

/** Payloads of webhooks, as OpenAPI 3.1 describes them. */
export function describeWebhooks(): Record<string, Json> {
  const { properties = {}, ...payload } = schemaOf(webhookPayload, 'output') as { properties?: Json };
  return Object.fromEntries(
    WEBHOOK_EVENT_NAMES.map((type) => [
      type,
      {
        post: {
          summary: WEBHOOK_EVENTS[type],
          parameters: HEADERS,
          requestBody: {
            content: {
              'application/json': {
                schema: { ...payload, properties: { ...properties, type: { const: type } } },
              },
            },
          },
          responses: {
            '2XX': { description: 'Accepted. Anything else is tried again for three days.' },
            '410': { description: 'Nothing is sent here any more.' },
          },
        },
      },
    ]),
  );
}
