import { expect, it } from 'vitest';
import { type Claims, personOf } from './person-claims.ts';

const ENTRA = 'https://login.microsoftonline.com/2f0c/v2.0';
const read = (claims: Claims, roleClaim = 'roles', issuer = 'https://keycloak.example/realms/midi') =>
  personOf(claims, { issuer, subject: 'x', roleClaim });

it.each([true, 'true', 1, '1'])('takes Entra ID’s word for an address (xms_edov %o)', (xms_edov) => {
  const claims = { email: ' Camille@Midi.example', xms_edov };
  expect(read(claims, 'roles', ENTRA).verifiedMail).toBe('camille@midi.example');
  expect(read(claims).verifiedMail).toBe('');
});

it.each([false, 'false', 0, '0', null, undefined])('not where it does not vouch for it (%o)', (xms_edov) => {
  expect(read({ email: 'camille@midi.example', xms_edov }, 'roles', ENTRA).verifiedMail).toBe('');
});

it.each(['camille', 'a@b', 'camille@midi.example, autre@midi.example', '', 7])(
  'takes no %o for an address',
  (email) => {
    expect(read({ email, email_verified: true }).verifiedMail).toBe('');
  },
);

it('finds groups in a claim, in an object, and under a name with a dot', () => {
  expect(read({ roles: ['a', 7, 'b'] }).groups).toEqual(['a', 'b']);
  expect(read({ roles: 'a' }).groups).toEqual(['a']);
  expect(read({ realm_access: { roles: ['a'] } }, 'realm_access.roles').groups).toEqual(['a']);
  expect(read({ 'https://midi.example/roles': ['a'] }, 'https://midi.example/roles').groups).toEqual(['a']);
  expect(read({ realm_access: 'a' }, 'realm_access.roles').groups).toEqual([]);
});

it('takes names apart only where the whole is given alone', () => {
  expect(read({ given_name: 'Anne Marie', family_name: 'Le Goff', name: 'x' })).toMatchObject({
    prenom: 'Anne Marie',
    nom: 'Le Goff',
  });
  expect(read({ name: 'Camille Le Goff' })).toMatchObject({ prenom: 'Camille', nom: 'Le Goff' });
  expect(read({})).toMatchObject({ prenom: '', nom: '' });
});
