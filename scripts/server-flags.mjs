/**
 * V8's options of the serving process: its default young generation holds 50 MB of garbage, and its old one may grow
 * fourfold between two collections (docs/decisions/memory-is-kept-small.md).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
