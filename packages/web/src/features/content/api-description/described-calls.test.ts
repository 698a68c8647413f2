import { expect, it } from 'vitest';
import {
  curlOf,
  type Description,
  describedCalls,
  exampleOf,
  matchingCalls,
  typeWords,
} from './described-calls.ts';

const OPERATION = { tags: ['projets'], parameters: [], responses: { '2XX': {} } };
const DESCRIPTION: Description = {
  servers: [{ url: 'https://plv.example' }],
  paths: {
    '/rest/myplv/projets/{id}/statut/{new_statut}': {
      put: {
        ...OPERATION,
        'x-cle': 'ecriture',
        'x-resume': 'Changer le statut',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['version', 'comment'],
                properties: {
                  version: { type: 'integer' },
                  comment: { type: 'string' },
                  force: { type: 'boolean' },
                },
              },
            },
          },
        },
      },
    },
    '/rest/myplv/projets/upload': {
      post: {
        ...OPERATION,
        'x-cle': 'ecriture',
        'x-resume': 'Joindre un fichier',
        requestBody: { content: { 'multipart/form-data': { schema: {} } } },
      },
    },
    '/rest/myplv/projets/{id}/signatures': { post: OPERATION },
  },
};

it('lists the calls that a key may make, and finds them by words without accents', () => {
  const { url, calls } = describedCalls(DESCRIPTION);
  expect([url, calls.map(({ method, words }) => `${method} ${words}`)]).toEqual([
    'https://plv.example',
    ['PUT Changer le statut', 'POST Joindre un fichier'],
  ]);
  expect(matchingCalls(calls, 'STATUT put').map(({ words }) => words)).toEqual(['Changer le statut']);
  expect(matchingCalls(calls, 'signer')).toEqual([]);
});

it('writes each as a command that a shell reads', () => {
  const { url, calls } = describedCalls(DESCRIPTION);
  expect(calls.map((call) => curlOf(url, call))).toEqual([
    `curl -X PUT 'https://plv.example/rest/myplv/projets/{id}/statut/{new_statut}' \\
  -H "Authorization: Bearer $CLE_ARDOISE" \\
  -H 'Content-Type: application/json' \\
  -d '{"version":1,"comment":"…"}'`,
    `curl -X POST 'https://plv.example/rest/myplv/projets/upload' \\
  -H "Authorization: Bearer $CLE_ARDOISE" \\
  -F file=@fichier.pdf`,
  ]);
});

it('says types in French, and gives a value of each', () => {
  expect(typeWords({ type: 'array', items: { enum: ['CHR', 'VAE'] } })).toBe('liste de CHR, VAE');
  expect(typeWords({ anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] })).toBe(
    'texte, 9 caractères au plus ou rien',
  );
  expect(exampleOf({ anyOf: [{ type: 'array', items: { type: 'number', minimum: 4 } }] })).toEqual([4]);
});
