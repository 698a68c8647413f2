import { CALLS } from '@ardoise/domain/contract/calls.ts';
import { keyCallWords } from '@ardoise/domain/contract/key-calls.ts';

const HEAD = `# Every call

Generated from the contract by \`node scripts/write-calls.ts\`. What the contract alone does not say stands in [calls](specification/calls.md), what a permission means in \`permissions.ts\`. A program's [key](specification/security.md#keys) makes those with words in the last column; the others need a person.

| call | what | who | by a key |
|---|---|---|---|
`;

/** docs/every-call.md: each call of the contract with who may make it. */
export function callDocument(): string {
  const rows = CALLS.map((call) => {
    const { method, path, summary, who } = call;
    return `| ${method} ${path} | ${summary} | ${who} | ${keyCallWords(call) ?? '·'} |`;
  });
  return `${HEAD}${rows.sort().join('\n')}\n`;
}
