import { expect, it } from 'vitest';
import { maySignAs } from './may-sign-as.ts';

it('the client signs on the tablet of a dc or of head office, the dc on their own', () => {
  const roles = ['dc', 'siege', 'administrator', 'agence'] as const;
  expect(roles.map((role) => maySignAs('client', role))).toEqual([true, true, true, false]);
  expect(roles.map((role) => maySignAs('dc', role))).toEqual([true, false, false, false]);
});
