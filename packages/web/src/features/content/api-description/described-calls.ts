/** JSON Schema, as far as the contract uses it. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  default?: unknown;
  maxLength?: number;
  maximum?: number;
  minimum?: number;
}

interface Content {
  content?: Partial<Record<string, { schema: Schema }>>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

interface Operation {
  tags: readonly string[];
  parameters: readonly Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
  'x-cle'?: 'lecture' | 'ecriture';
  'x-resume'?: string;
}

/** What is read of /rest/openapi.json. */
export interface Description {
  servers: readonly { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** A call that a key may make. */
export interface DescribedCall {
  method: string;
  path: string;
  words: string;
  tag: string;
  writes: boolean;
  parameters: readonly Parameter[];
  /** JSON schema of the body; 'form' for a multipart form; null without one. */
  body: Schema | 'form' | null;
  reply: Schema | null;
}

const JSON_TYPE = 'application/json';

function bodyOf({ requestBody }: Operation): DescribedCall['body'] {
  if (requestBody === undefined) return null;
  return requestBody.content?.[JSON_TYPE]?.schema ?? 'form';
}

/** By path, then by method as in the description. */
export function describedCalls({ servers, paths }: Description): { url: string; calls: DescribedCall[] } {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { 'x-cle': access, 'x-resume': words, tags, parameters, responses } = operation;
      if (access === undefined || words === undefined) return [];
      return {
        method: method.toUpperCase(),
        path,
        words,
        tag: tags[0] ?? '',
        writes: access === 'ecriture',
        parameters,
        body: bodyOf(operation),
        reply: responses['2XX']?.content?.[JSON_TYPE]?.schema ?? null,
      };
    }),
  );
  return { url: servers[0]?.url ?? '', calls };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word typed is in the call's words, path or method; accents and case aside. */
export function matchingCalls(calls: readonly DescribedCall[], typed: string): DescribedCall[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    const text = plain(`${call.method} ${call.path} ${call.words}`);
    return words.every((word) => text.includes(word));
  });
}

/** A value that fits a schema, for the example; optional fields are left out where others are required. */
export function exampleOf(schema: Schema, depth = 0): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0] ?? {}, depth);
  if (schema.type === 'object') {
    if (depth > 3) return {};
    const names = schema.required ?? Object.keys(schema.properties ?? {});
    return Object.fromEntries(
      names.map((name) => [name, exampleOf(schema.properties?.[name] ?? {}, depth + 1)]),
    );
  }
  if (schema.type === 'array') return schema.items === undefined ? [] : [exampleOf(schema.items, depth + 1)];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? '…' : null;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The call as a command; the key is in a variable of the shell. */
export function curlOf(url: string, { method, path, parameters, body }: DescribedCall): string {
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = needed.map(({ name }) => `${name}=…`).join('&');
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${url}${path}${query === '' ? '' : `?${query}`}`)}`,
    `-H "Authorization: Bearer $CLE_ARDOISE"`,
  ];
  if (body === 'form') lines.push('-F file=@fichier.pdf');
  else if (body !== null)
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(exampleOf(body)))}`);
  return lines.join(' \\\n  ');
}

/** The type of a value in French. */
export function typeWords(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) {
    const values = schema.enum.slice(0, 8).map(String).join(', ');
    return schema.enum.length > 8 ? `${values}…` : values;
  }
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeWords))].join(' ou ');
  if (schema.type === 'array') return `liste de ${typeWords(schema.items ?? {})}`;
  const words: Record<string, string> = {
    object: 'objet',
    string: schema.maxLength === undefined ? 'texte' : `texte, ${schema.maxLength} caractères au plus`,
    integer: 'nombre entier',
    number: 'nombre',
    boolean: 'vrai ou faux',
    null: 'rien',
  };
  return words[schema.type ?? ''] ?? 'libre';
}
