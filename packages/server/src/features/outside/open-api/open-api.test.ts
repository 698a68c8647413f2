import { CALLS } from '@ardoise/domain/contract/calls.ts';
import { openApi } from '@ardoise/domain/contract/open-api.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { WEBHOOK_EVENT_NAMES } from '@ardoise/domain/projects/webhook-events.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it('describes every call of the contract, with its parameters and its body', async () => {
  const { name } = await createUser(site.pool, { role: 'dc' });
  const { body } = await site.as(name).call(openApi);
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = CALLS.map((call) => `${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(expected.sort());
  expect(body.paths['/rest/myplv/projets/{id}']).toMatchObject({
    put: {
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'signatures', in: 'query', required: false },
      ],
      requestBody: expect.anything(),
    },
  });
  expect(body.paths['/rest/myplv/projets/upload']).toMatchObject({
    post: { requestBody: { content: { 'multipart/form-data': expect.anything() } } },
  });
  expect(body.paths['/rest/myplv/projets/{id}/signatures']).toMatchObject({
    post: { security: [{ session: [] }], description: expect.stringContaining('No key') },
  });
  expect(body.paths['/rest/myplv/projets']).toMatchObject({
    get: { security: [{ cle: [] }, { session: [] }], 'x-cle': 'lecture' },
    post: { 'x-cle': 'ecriture', 'x-resume': 'Créer un projet, en brouillon' },
  });
});

it('is OpenAPI 3.1 with what webhooks are told', async () => {
  const { name } = await createUser(site.pool, { role: 'dc' });
  const { body } = await site.as(name).call(openApi);
  expect(body).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: site.config.publicUrl }],
    components: { securitySchemes: { cle: { type: 'http', scheme: 'bearer' } } },
  });
  expect(Object.keys(body.webhooks)).toEqual(WEBHOOK_EVENT_NAMES);
  const schema = {
    properties: { type: { const: 'projet.statut' }, data: { properties: { statut: { enum: STATUSES } } } },
  };
  expect(body.webhooks['projet.statut']).toMatchObject({
    post: { requestBody: { content: { 'application/json': { schema } } } },
  });
});
