import { safeError } from './safe-error.ts';

/** A log entry is one line of JSON on standard output: level by name, time in ISO 8601, errors by `safeError`. */
export function logOptions(level: string) {
  return {
    level,
    serializers: { err: safeError },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
}
