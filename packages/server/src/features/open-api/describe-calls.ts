import type { Call } from '@ardoise/domain/contract/call.ts';
import { errorReply } from '@ardoise/domain/contract/call.ts';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** JSON Schema of a part of a call; what JSON Schema cannot express is left open. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return described;
}

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

/** Request body of a call: JSON by its schema, or a multipart form, whose fields its docstring names. */
function bodyOf({ body, form }: Call): Json {
  if (form) return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } } };
  if (body === undefined) return {};
  return { requestBody: { content: { 'application/json': { schema: schemaOf(body, 'input') } } } };
}

function operationOf(call: Call): Json {
  const json = (schema: Json) => ({ 'application/json': { schema } });
  const done = call.reply === undefined ? {} : { content: json(schemaOf(call.reply, 'output')) };
  return {
    summary: call.summary,
    description: `${whoMayCall(call)}${call.changes ? ' Changes something: needs the CSRF token, or a page of this site.' : ''}`,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...bodyOf(call),
    responses: {
      '2XX': { description: 'Done', ...done },
      default: { description: 'Refused', content: json(schemaOf(errorReply, 'output')) },
    },
  };
}

/** The contract in OpenAPI 3.1: Fastify's `/:id` is written `/{id}`. */
export function describeCalls(calls: readonly Call[]): {
  openapi: string;
  info: Json;
  paths: Record<string, Json>;
} {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return { openapi: '3.1.0', info: { title: 'Ardoise', version: '1' }, paths };
}
