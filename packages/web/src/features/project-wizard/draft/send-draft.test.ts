import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import { answerTo } from './send-draft.ts';

const refused = (status: number, code: ApiError['code'], etat?: unknown) =>
  new ApiError({ status, code, message: 'Non.', etat });

describe('the outcome of a failed save', () => {
  it.each<[string, unknown, unknown]>([
    ['no network', new NetworkError(new Error('fetch')), { type: 'unreachable' }],
    ['a broken server', refused(500, 'INTERNE'), { type: 'unavailable' }],
    ['a database that starts again', refused(503, 'INDISPONIBLE'), { type: 'unavailable' }],
    ['a full disk', refused(507, 'STOCKAGE_PLEIN'), { type: 'unavailable' }],
    ['too slow a line', refused(408, 'DELAI_DEPASSE'), { type: 'unavailable' }],
    ['too many calls', refused(429, 'TROP_DE_DEMANDES'), { type: 'unavailable' }],
    ['no session', refused(401, 'SESSION'), { type: 'expired' }],
    ['signatures to void', refused(409, 'SIGNATURES'), { type: 'wouldVoid' }],
    ['a closed project', refused(409, 'STATUT'), { type: 'refused', message: 'Non.' }],
    [
      'a stale version, with the present project',
      refused(409, 'VERSION', { version: 7, statut: 'Brouillon', pdv: { ville: 'Bordeaux' } }),
      { type: 'stale', server: { version: 7, document: { pdv: { ville: 'Bordeaux' } } } },
    ],
  ])('%s', (_case, error, answer) => {
    expect(answerTo(error)).toEqual(answer);
  });
});
