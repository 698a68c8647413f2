import { get } from '@ardoise/domain/contract/call.ts';
import { CALLS } from '@ardoise/domain/contract/calls.ts';
import { PERMISSIONS } from '@ardoise/domain/rules/permissions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseMissingCalls, registeredCalls } from './http/route.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Static routes besides the calls, the same for everybody: the built page's files, pages that devices keep, drawings. */
const STATIC = [
  'GET /catalogue/*',
  'HEAD /catalogue/*',
  'GET /assets/*',
  'HEAD /assets/*',
  'GET /:file',
  'HEAD /:file',
  'GET /coquille/:version/:file',
  'HEAD /coquille/:version/:file',
];

/** Health checks and metrics: replies for programs, without a session. */
const OPERATIONS = ['GET /sante', 'HEAD /sante', 'GET /sante/pret', 'HEAD /sante/pret'];

const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it('has a handler for every call of the contract', () => {
  expect(() => refuseMissingCalls(test.app, CALLS)).not.toThrow();
});

it('does not start with a call that has no handler', () => {
  const forgotten = get('Forgotten', { path: '/rest/myplv/oubli', who: 'session' });
  expect(() => refuseMissingCalls(test.app, [...CALLS, forgotten])).toThrow('GET /rest/myplv/oubli');
});

it('has no route outside the contract, except static files and those of operations', () => {
  const stated = new Set([...CALLS.map(routeOf), ...STATIC, ...OPERATIONS]);
  expect(test.app.routeList.map(withoutFileNames).filter((route) => !stated.has(route))).toEqual([]);
});

/** Each file of the built page is a route: `/assets/index-a1b2.js`, `/favicon.svg`. */
function withoutFileNames(route: string): string {
  return route.replace(/ \/assets\/.+$/, ' /assets/*').replace(/ \/[\w-]+(\.[\w-]+)+$/, ' /:file');
}

it('declares a known permission for every route', () => {
  const known = ['public', 'session', ...Object.keys(PERMISSIONS)];
  for (const [route, who] of registeredCalls(test.app))
    expect([route, known.includes(who)]).toEqual([route, true]);
  for (const call of CALLS) expect(registeredCalls(test.app).get(routeOf(call))).toBe(call.who);
});

it('declares each call once', () => {
  const routes = CALLS.map(routeOf);
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

it('lists the public calls explicitly', () => {
  expect(
    CALLS.filter(({ who }) => who === 'public')
      .map(routeOf)
      .sort(),
  ).toMatchInlineSnapshot(`
    [
      "DELETE /rest/myplv/accord/:token/post-its/:note",
      "GET /catalogue/images/:fichier",
      "GET /demo/accounts",
      "GET /demo/exemples",
      "GET /demo/mails",
      "GET /demo/mails/:id",
      "GET /demo/mails/:id/page",
      "GET /jdrupal/connect",
      "GET /q/:code",
      "GET /q/:code/banniere",
      "GET /q/:code/fichier",
      "GET /rest/liens/:token/texte",
      "GET /rest/myplv/accessibilite",
      "GET /rest/myplv/accessibilite/etat",
      "GET /rest/myplv/accord/:token",
      "GET /rest/myplv/accord/:token/ecarts",
      "GET /rest/myplv/accord/:token/fichiers/:id",
      "GET /rest/myplv/accord/:token/fichiers/:id/pages",
      "GET /rest/myplv/accord/:token/fichiers/:id/pages/:page",
      "GET /rest/myplv/lien/:token",
      "GET /rest/myplv/livraison/:token",
      "GET /rest/myplv/livraison/:token/fichiers/:id",
      "GET /rest/myplv/mentions-legales",
      "GET /rest/myplv/password/link/:token",
      "GET /rest/myplv/session",
      "GET /rest/myplv/suivi/:token",
      "GET /rest/myplv/suivi/:token/agenda.ics",
      "GET /rest/myplv/suivi/:token/dessins/:rang",
      "GET /rest/session/token",
      "GET /session/token",
      "GET /user/login_status",
      "GET /user/logout",
      "POST /rest/liens/:token/texte/envoi",
      "POST /rest/liens/:token/texte/lecture",
      "POST /rest/myplv/accord/:token",
      "POST /rest/myplv/accord/:token/corrections",
      "POST /rest/myplv/accord/:token/creations/:version/post-its",
      "POST /rest/myplv/accord/:token/post-its/:note/reponses",
      "POST /rest/myplv/connexion/cle-acces",
      "POST /rest/myplv/connexion/cle-acces/options",
      "POST /rest/myplv/lien/:token",
      "POST /rest/myplv/password",
      "POST /rest/myplv/password/forgotten",
      "POST /rest/myplv/password/link/:token",
      "POST /rest/myplv/password/link/:token/renew",
      "POST /user/login",
      "POST /user/logout",
      "PUT /rest/liens/:token/texte/lignes",
    ]
  `);
});
