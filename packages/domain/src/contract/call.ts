import * as z from 'zod/mini';
import { OBJECT_ID } from '../base/object-id.ts';
import type { Permission } from '../rules/permissions.ts';

/** Who may call: the public, any signed-in account, or the roles of one row of the permission table. */
export type Who = 'public' | 'session' | Permission;

/**
 * One call, declared once: the server registers and validates it from here, the web client derives its types from it,
 * OpenAPI is generated from it. `changes` is false for read-only calls; the others need the CSRF token.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  who: Who;
  summary: string;
  changes: boolean;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** The body is a multipart form with files, not JSON. */
  form?: true;
  /** Body of a 200 (or 201); absent for a stream, a picture or an empty body. */
  reply?: z.ZodMiniType;
}

type Described = Omit<Call, 'method' | 'changes' | 'summary'>;

function read<const C extends Described>(summary: string, call: C) {
  return { ...call, summary, method: 'GET' as const, changes: false as const };
}

function write<const M extends 'GET' | 'POST' | 'PUT' | 'DELETE', const C extends Described>(
  method: M,
  summary: string,
  call: C,
) {
  return { ...call, summary, method, changes: true as const };
}

/** A read-only call. */
export const get = read;
export const post = <const C extends Described>(summary: string, call: C) => write('POST', summary, call);
export const put = <const C extends Described>(summary: string, call: C) => write('PUT', summary, call);
export const del = <const C extends Described>(summary: string, call: C) => write('DELETE', summary, call);
/** One of the three GETs that write (specification/security.md#requests-that-change-something). */
export const changingGet = <const C extends Described>(summary: string, call: C) =>
  write('GET', summary, call);

/** Types of a call's parts once validated. */
export type ParamsOf<C extends Call> = C['params'] extends z.ZodMiniType
  ? z.output<C['params']>
  : Record<string, never>;
export type QueryOf<C extends Call> = C['query'] extends z.ZodMiniType
  ? z.output<C['query']>
  : Record<string, never>;
export type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType ? z.output<C['body']> : undefined;
export type ReplyOf<C extends Call> = C['reply'] extends z.ZodMiniType ? z.output<C['reply']> : undefined;

/** Body of an error response (specification/calls.md#errors). */
export const errorReply = z.object({
  code: z.string(),
  message: z.string(),
  champs: z.optional(z.array(z.object({ chemin: z.string(), message: z.string() }))),
  etat: z.optional(z.unknown()),
});

/** `{"$oid": "24 hex digits"}`, the first 8 the creation time. */
export const oid = z.object({ $oid: z.string() });
export const projectId = z.string().check(z.regex(OBJECT_ID));
export const byProject = z.object({ id: projectId });
/** The three Drupal-shaped calls take `?_format=json`. */
export const drupalFormat = z.object({ _format: z.optional(z.string()) });
