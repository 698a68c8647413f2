import path from 'node:path';
import * as z from 'zod/mini';

/** Names every invalid variable, one sentence each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Plain http is for this machine alone. */
export const ON_LOCALHOST = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/;

export function wholeNumber(smallest: number, largest: number) {
  const sentence = `must be a whole number from ${smallest} to ${largest}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, sentence)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(smallest, sentence), z.maximum(largest, sentence)),
    ),
  );
}

export function absolutePath(of: 'file' | 'folder') {
  const sentence = `must be the absolute path of a ${of}`;
  return z.string().check(z.refine((text) => path.isAbsolute(text) && !text.includes('\0'), sentence));
}

export function address(protocols: readonly string[]) {
  const sentence = `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`;
  return z.string().check(z.refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), sentence));
}

/** Several, separated by commas. */
export function addresses(protocols: readonly string[]) {
  const one = address(protocols);
  const sentence = `must be addresses that begin with ${protocols.map((name) => `${name}//`).join(' or ')}, separated by commas`;
  return z.pipe(
    z
      .string()
      .check(z.refine((text) => text.split(',').every((part) => one.safeParse(part).success), sentence)),
    z.transform((text: string) => text.split(',')),
  );
}
