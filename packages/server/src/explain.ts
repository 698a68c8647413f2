const MISTAKES_OF_OURS = [TypeError, ReferenceError, RangeError, SyntaxError];

/** A sentence for the operator; a stack trace if unexpected. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is not ours to use. Set PORT to one above 1023.`;
  const isOurs = MISTAKES_OF_OURS.some((kind) => error instanceof kind);
  return isOurs ? (error.stack ?? error.message) : error.message;
}
