/**
 * V8's options of the serving process. Its default young generation holds 50 MB of garbage; with 8 MB a half, moves and
 * lists take the same processor time (docs/decisions/memory-is-kept-small.md).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];
