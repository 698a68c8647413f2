import * as z from 'zod/mini';
import { get } from './call.ts';

/** OpenAPI description of every call of this contract, for API clients. */
export const openApi = get('This description, in OpenAPI 3.1', {
  path: '/rest/openapi.json',
  who: 'session',
  reply: z.looseObject({
    openapi: z.string(),
    paths: z.record(z.string(), z.unknown()),
    webhooks: z.record(z.string(), z.unknown()),
  }),
});
