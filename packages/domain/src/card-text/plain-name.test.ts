import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it.each([
  ['BŒUF  bourguignon ....', 'boeufbourguignon'],
  ['Crème bru\u0302le\u0301e …', 'cremebrulee'],
  ['ﬁlet de bœuf', 'filetdeboeuf'],
  ['Cidre 1.5 l .', 'cidre1.5l'],
  ['', ''],
])('%s is compared as %s', (name, compared) => {
  expect(plainName(name)).toBe(compared);
});
