import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** JSON Schema of a part of a call; what JSON Schema cannot express is left open. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return described;
}
