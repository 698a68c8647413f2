import type { Call } from '@ardoise/domain/contract/call.ts';
import * as fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';

/** One request to a call of the contract. */
export interface CallRequest {
  method: Call['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Valid values for a field of this name, in a path, a query or a body; nothing if unknown. */
export type RightValues = (name: string) => fc.Arbitrary<unknown> | undefined;

/** The field names of a part of a call. */
export function fieldsOf(schema: Call['body']): string[] {
  const shape = (schema as { def?: { shape?: Record<string, unknown> } } | undefined)?.def?.shape;
  return Object.keys(shape ?? {});
}

function textOf(right: fc.Arbitrary<unknown> | undefined): fc.Arbitrary<string> {
  return right === undefined ? hostileText : fc.oneof(right.map(String), hostileText);
}

function pathsOf({ path }: Call, right: RightValues): fc.Arbitrary<string> {
  const params = (path.match(/:\w+/g) ?? []).map((name) => name.slice(1));
  return fc.tuple(...params.map((name) => textOf(right(name)))).map((values) =>
    params.reduce((url, name, index) => {
      return url.replace(`:${name}`, encodeURIComponent((values[index] ?? '').toWellFormed()));
    }, path),
  );
}

/** Bodies with valid, hostile and unknown fields; or no object at all. */
function bodiesOf(call: Call, right: RightValues): fc.Arbitrary<unknown> {
  const fields = fieldsOf(call.body);
  const strange = fc.dictionary(
    fc.oneof(fc.constantFrom(...(fields.length > 0 ? fields : ['x'])), hostileText),
    hostileValue,
    { maxKeys: 6 },
  );
  const plausible = fc.record(
    Object.fromEntries(
      fields.map((name) => [
        name,
        fc.oneof({ arbitrary: right(name) ?? hostileValue, weight: 5 }, hostileValue),
      ]),
    ),
    { requiredKeys: [] },
  );
  return fc.oneof(strange, plausible, fc.jsonValue({ maxDepth: 2 }));
}

function queriesOf(call: Call, right: RightValues): fc.Arbitrary<string> {
  const names = [...fieldsOf(call.query), 'token', 'after', 'limit'];
  const parameter = fc
    .constantFrom(...names)
    .chain((name) => fc.tuple(fc.constant(name), textOf(right(name))));
  return fc
    .array(parameter, { maxLength: 4 })
    .map((asked) =>
      new URLSearchParams(asked.map(([name, value]) => [name, value.toWellFormed()])).toString(),
    );
}

/** Requests to one call: some parts valid, others hostile. */
export function requestsOf(call: Call, right: RightValues): fc.Arbitrary<CallRequest> {
  const parts = { path: pathsOf(call, right), body: bodiesOf(call, right), query: queriesOf(call, right) };
  return fc.record(parts).map(({ path, body, query }) => ({
    method: call.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    ...(call.method === 'GET' ? {} : { payload: JSON.stringify(body) ?? '' }),
  }));
}
