import type { Call } from '@ardoise/domain/contract/call.ts';
import { errorReply } from '@ardoise/domain/contract/call.ts';
import { isKeyCall, keyCallWords } from '@ardoise/domain/contract/key-calls.ts';
import type * as z from 'zod/mini';
import { describeWebhooks } from './describe-webhooks.ts';
import { type Json, schemaOf } from './schema-of.ts';

function parametersOf(schema: Call['query'], place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
}

function whoMayCall({ who }: Call): string {
  if (who === 'public') return 'Public.';
  return who === 'session' ? 'Whoever is signed in.' : `The roles of permission \`${who}\`.`;
}

/** By a session, or by a key too (specification/security.md#keys). */
function accessOf(call: Call): string {
  const change = call.changes
    ? ' Changes something: a session needs the CSRF token, or a page of this site.'
    : '';
  if (!isKeyCall(call)) return `${whoMayCall(call)} No key may make it.${change}`;
  const key = call.changes ? 'A key that may write makes it too.' : 'A key makes it too.';
  return `${whoMayCall(call)} ${key}${change}`;
}

function securityOf(call: Call): Json[] {
  const ways = [
    ...(isKeyCall(call) ? [{ cle: [] }] : []),
    ...(call.who === 'public' ? [] : [{ session: [] }]),
  ];
  return call.who === 'public' ? [{}, ...ways] : ways;
}

/** Request body of a call: JSON by its schema, or a multipart form, whose fields its docstring names. */
function bodyOf({ body, form }: Call): Json {
  if (form) return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } } };
  if (body === undefined) return {};
  return { requestBody: { content: json(body, 'input') } };
}

const json = (schema: z.ZodMiniType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
});

/** The part of the product that a call is of: the first word of its path. */
function tagOf({ path }: Call): string {
  return path.replace(/^\/rest(\/myplv)?/, '').split('/')[1] ?? '';
}

function operationOf(call: Call): Json {
  const done = call.reply === undefined ? {} : { content: json(call.reply, 'output') };
  const words = keyCallWords(call);
  return {
    summary: call.summary,
    description: accessOf(call),
    tags: [tagOf(call)],
    security: securityOf(call),
    ...(words !== undefined && { 'x-cle': call.changes ? 'ecriture' : 'lecture', 'x-resume': words }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...bodyOf(call),
    responses: {
      '2XX': { description: 'Done', ...done },
      default: { description: 'Refused', content: json(errorReply, 'output') },
    },
  };
}

const SECURITY_SCHEMES = {
  cle: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of /cms/integrations: `Authorization: Bearer ardoise_…`. It acts as one account.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-ardoise-session',
    description: 'The cookie of a page, `ardoise-session` on localhost.',
  },
};

/** The contract in OpenAPI 3.1: Fastify's `/:id` is written `/{id}`. */
export function describeCalls(calls: readonly Call[], publicUrl: string) {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ardoise', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    webhooks: describeWebhooks(),
    components: { securitySchemes: SECURITY_SCHEMES },
  };
}
