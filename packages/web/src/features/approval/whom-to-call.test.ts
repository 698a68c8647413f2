import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { whomToCall } from './whom-to-call.ts';

const gone = (etat: unknown) => new ApiError({ status: 410, code: 'LIEN_EXPIRE', message: 'Expiré', etat });
const camille = { demandeur: 'Camille Ferrand', telephoneDC: '' };

it.each([
  [gone(camille), camille],
  [gone({ version: 2 }), null],
  [gone(undefined), null],
  [new Error('elsewhere'), null],
])('an error names the delegate, or nobody', (error, found) => {
  expect(whomToCall(error)).toEqual(found);
});
