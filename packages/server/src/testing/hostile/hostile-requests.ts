import { CALLS } from '@ardoise/domain/contract/calls.ts';
import { FILE_TYPES } from '@ardoise/domain/projects/file-types.ts';
import { PROJECT_TYPES } from '@ardoise/domain/projects/kinds.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import * as fc from 'fast-check';
import { multipart } from '../multipart.ts';
import { hostileText } from './hostile-values.ts';
import type { HostileWorld } from './hostile-world.ts';
import { type CallRequest, type RightValues, requestsOf } from './requests-of.ts';

/** A request, and the account it is sent as: null without a session. */
export interface HostileRequest {
  as: Role | null;
  method: string;
  url: string;
  /** Undefined removes a default header. */
  headers: Record<string, string | undefined>;
  payload: Buffer | string | undefined;
}

/** Expensive calls (CPU, password hashes): sampled less often. */
const HEAVY = /download|imprimeur|login|password|archives|creations$/;
const HEAVY_SHARE = 12;

function rightValues(world: HostileWorld): RightValues {
  const id = fc.constantFrom(...world.ids, ...world.foreignIds);
  const name = fc.constantFrom(...world.names);
  const known: Record<string, fc.Arbitrary<unknown>> = {
    id,
    projet: id,
    fichier: id,
    ids: fc.array(id, { maxLength: 4 }),
    projets: fc.array(fc.record({ id, version: fc.nat(9) }), { maxLength: 4 }),
    token: fc.constantFrom(...world.tokens),
    new_statut: fc.constantFrom(...STATUSES),
    q_statut: fc.constantFrom(...STATUSES),
    statut: fc.constantFrom(...STATUSES),
    type: fc.constantFrom(...PROJECT_TYPES),
    q_type: fc.constantFrom(...PROJECT_TYPES),
    role: fc.constantFrom(...ROLES, 'client', 'dc'),
    version: fc.nat(9),
    note: fc.nat(5),
    limit: fc.nat(60),
    page: fc.nat(3),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
    comment: fc.string({ maxLength: 30 }),
    texte: fc.string({ maxLength: 30 }),
    purpose: fc.constantFrom('texte', 'logo', 'approval', 'delivery'),
    list: fc.constantFrom('themes', 'boissons', 'formats'),
    format: fc.constantFrom('png', 'svg'),
    q_recherche: fc.constantFrom('brasserie', 'palais', 'canari', 'a', '2026'),
    q: fc.constantFrom('brasserie', 'palais', 'canari', 'a', '2026'),
  };
  for (const place of [
    'new_dc',
    'new_agence',
    'new_imprimeur',
    'username',
    'smhf',
    'name',
    'remplacant',
    'identifiant',
  ])
    known[place] = name;
  return (place) => known[place];
}

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
const PLACES = [
  '/',
  '/dashboard',
  '/index.html',
  '/assets/',
  '/assets/../../../package.json',
  '/catalogue/x.svg',
  '/..%2f..%2fetc/passwd',
  '//evil.example',
  '/.git/config',
  '/rest',
  '/rest/myplv',
  '/q/',
  '/%E0%A4%A',
  '/%00',
  '/demo/mails',
  '/user/1/edit',
  '/favicon.svg',
  '/rest/openapi.json',
];

/** Unknown paths, with unsupported methods. */
const elsewhere = fc
  .tuple(fc.constantFrom(...METHODS), fc.constantFrom(...PLACES), hostileText)
  .map(([method, place, text]) => ({
    method,
    url: `${place}?x=${encodeURIComponent(text.toWellFormed())}`,
    headers: {},
    payload: undefined,
  }));

/** Forms for the calls that take files: valid, truncated, or with a part too many. */
function forms(world: HostileWorld) {
  const fields = fc.record({
    projet_id: fc.oneof(fc.constantFrom(...world.ids, ...world.foreignIds), hostileText),
    file_type: fc.oneof(fc.constantFrom<string>(...FILE_TYPES), hostileText),
  });
  const content = fc.oneof(
    fc.constant(Buffer.from('%PDF-1.4\n%%EOF')),
    fc.constant(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  );
  const name = fc.oneof(fc.constantFrom('x.pdf', 'x.png', 'x.jpg', 'menu.doc'), hostileText);
  const url = fc.constantFrom(
    '/rest/myplv/projets/upload',
    ...world.tokens.map((token) => `/rest/myplv/lien/${token}`),
  );
  const keep = fc.oneof({ arbitrary: fc.constant(1), weight: 4 }, fc.double({ min: 0, max: 1, noNaN: true }));
  return fc.tuple(url, fields, name, content, keep).map(([address, texts, called, bytes, kept]) => {
    const form = multipart(texts, { name: called.replace(/[\r\n]/g, ''), content: bytes });
    return {
      method: 'POST',
      url: address,
      headers: { ...form.headers, 'sec-fetch-site': 'same-origin' },
      payload: form.body.subarray(0, Math.ceil(form.body.length * kept)),
    };
  });
}

/** Occasional replacements of the usual headers. */
const STRANGE_HEADERS: readonly Record<string, string | undefined>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': undefined },
  { 'x-csrf-token': undefined, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'x-csrf-token': 'x'.repeat(300), 'sec-fetch-site': undefined },
  { cookie: 'SESS=%00; __proto__=1; a==;;' },
  { accept: 'text/html' },
  { range: 'bytes=0-0,5-2,-9', 'if-none-match': '*', 'if-range': '"x"' },
  { 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'evil.example' },
  { 'accept-encoding': 'br;q=abc, *;q=0', 'accept-language': '\u00e9'.repeat(500) },
  { 'x-http-method-override': 'DELETE', expect: 'x' },
  { 'content-encoding': 'gzip' },
];
const BROKEN_BODIES = [
  '{',
  '[',
  '"',
  '{"a":1,}',
  '\ufeff{}',
  '['.repeat(20_000),
  `{"__proto__":{"x":1}}`,
  `{"a":${'9'.repeat(500)}}`,
  '',
];

/** The requests of one batch, of every type: calls, forms, unknown paths, strange headers, malformed bodies. */
export function hostileRequests(world: HostileWorld): fc.Arbitrary<HostileRequest> {
  const right = rightValues(world);
  const calls = CALLS.map((call) => ({
    weight: HEAVY.test(call.path) ? 1 : HEAVY_SHARE,
    arbitrary: requestsOf(call, right).map(({ payload, ...rest }: CallRequest) => ({ ...rest, payload })),
  }));
  const sorts = fc.oneof(
    ...calls,
    { weight: 60, arbitrary: forms(world) },
    { weight: 60, arbitrary: elsewhere },
  );
  const usually = <Value>(value: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
  return fc
    .record({
      as: fc.constantFrom(...ROLES, null),
      request: sorts,
      strange: usually(fc.constantFrom(...STRANGE_HEADERS)),
      broken: usually(fc.constantFrom(...BROKEN_BODIES)),
    })
    .map(({ as, request, strange, broken }) => ({
      as,
      method: request.method,
      url: request.url,
      headers: { ...request.headers, ...strange },
      payload:
        request.method === 'GET' || request.method === 'HEAD' ? undefined : (broken ?? request.payload),
    }));
}
