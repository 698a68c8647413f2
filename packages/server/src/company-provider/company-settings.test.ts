import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { configProblems } from '../testing/config-problems.ts';

const CLIENT = { OIDC_CLIENT_ID: 'ardoise', OIDC_CLIENT_SECRET: 'secret' };

describe('the company’s provider', () => {
  it.each([
    'https://login.microsoftonline.com/2f0c/v2.0',
    'https://keycloak.example/realms/midi',
    'http://127.0.0.1:4590',
    'http://localhost:8080/realms/midi',
  ])('may be %s', (issuer) => {
    expect(readConfig({ ...CLIENT, OIDC_ISSUER: issuer }).companySignIn?.issuer).toBe(issuer);
  });

  it.each([
    ['http://keycloak.example', 'must be the address of the provider, beginning with https://'],
    ['http://127.0.0.1.ailleurs.example', 'must be the address of the provider, beginning with https://'],
    ['keycloak.example', 'must be the address of the provider, beginning with https://'],
    ['https://keycloak.example/?realm=midi', 'must be an address without a query'],
    ['https://user:secret@keycloak.example', 'must be an address without a query'],
    ...['common', 'organizations', 'CONSUMERS'].map((tenant) => [
      `https://login.microsoftonline.com/${tenant}/v2.0`,
      'must name your tenant: the address of all tenants would let in anybody',
    ]),
  ])('is refused as %s', (issuer = '', sentence) => {
    expect(configProblems({ ...CLIENT, OIDC_ISSUER: issuer })).toEqual([`OIDC_ISSUER ${sentence}.`]);
  });

  it.each<Record<string, string>>([
    CLIENT,
    { OIDC_ISSUER: 'https://keycloak.example' },
    { OIDC_CLIENT_SECRET: 'secret' },
  ])('is refused in part: %o', (env) => {
    expect(configProblems(env)).toEqual([
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together, or none of them.',
    ]);
  });

  it('is named as it is set, else as the company, else in words', () => {
    const nameOf = (env: Record<string, string>) =>
      readConfig({ ...CLIENT, OIDC_ISSUER: 'https://keycloak.example', ...env }).companySignIn?.name;
    expect(nameOf({ OIDC_NAME: 'Midi', COMPANY_NAME: 'Boissons du Midi' })).toBe('Midi');
    expect(nameOf({ COMPANY_NAME: 'Boissons du Midi' })).toBe('Boissons du Midi');
    expect(nameOf({})).toBe('le compte de l’entreprise');
    expect(configProblems({ OIDC_NAME: '<b>' })).toEqual([
      'OIDC_NAME must be a name of 40 characters at most.',
    ]);
  });

  it('is absent by default', () => {
    expect(readConfig({})).toMatchObject({ companySignIn: undefined, directoryRoles: new Map() });
  });
});

describe('roles of its groups', () => {
  it('are in their order, and their names may hold an equals sign', () => {
    const { directoryRoles } = readConfig({ OIDC_ROLES: 'ardoise-siege=siege, CN=Admin=administrator' });
    expect([...directoryRoles]).toEqual([
      ['ardoise-siege', 'siege'],
      ['CN=Admin', 'administrator'],
    ]);
  });

  it.each(['siege', '=siege', 'a=agence', 'a=client', 'a=Siege', 'a=siege,', 'a=siege,a=dc'])(
    'are refused as %s',
    (roles) => {
      expect(configProblems({ OIDC_ROLES: roles })).toEqual([
        expect.stringContaining('OIDC_ROLES must be pairs'),
      ]);
    },
  );
});
