import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../api/api-error.ts';
import { uploadFailure } from './upload-failure.ts';

const offline = new NetworkError(new Error('upload'));
const refused = new ApiError({ status: 415, code: 'FICHIER_REFUSE', message: 'Ce fichier est vide.' });

it('offers a retry, and at the third failure reports it and refetches the project', () => {
  for (const tries of [1, 2])
    expect(uploadFailure(offline, tries)).toEqual({
      failure: offline.message,
      remedy: 'retry',
      tries,
      givenUp: false,
    });
  expect(uploadFailure(offline, 3)).toEqual({
    failure: 'ECHEC UPLOAD. La page va se refraîchir.',
    // The picked file is kept.
    remedy: 'retry',
    tries: 0,
    givenUp: true,
  });
});

it('explains a refused file, however often', () => {
  expect(uploadFailure(refused, 3)).toMatchObject({
    failure: 'Ce fichier est vide.',
    remedy: null,
    givenUp: false,
  });
  const signed = new ApiError({ status: 409, code: 'SIGNATURES', message: 'Le bon de commande est signé' });
  expect(uploadFailure(signed, 3)).toMatchObject({ remedy: 'voidSignatures', givenUp: false });
});
