import { COMPANY_ROLES } from '@ardoise/domain/accounts/managed-roles.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import * as z from 'zod/mini';
import { ConfigError } from '../config-values.ts';

/** Sign-in with the company's directory by OpenID Connect. */
export type CompanySignIn = Readonly<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Words of the button, after 'Se connecter avec'. */
  name: string;
  /** The claim with the person's groups or roles; a dot enters an object. */
  roleClaim: string;
}>;

/** Roles of the accounts that the company's directory may create, by value of its claim; the first that applies counts. */
export type DirectoryRoles = ReadonlyMap<string, Role>;

const ON_LOCALHOST = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;
const OF_ANY_TENANT = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i;
const ROLES_SENTENCE = `must be pairs such as ardoise-siege=siege,ardoise-admin=administrator; the roles are ${COMPANY_ROLES.join(', ')}`;

/** The pairs of `OIDC_ROLES`; null if one of them is malformed. A value may itself contain an equals sign. */
function rolesOf(text: string): DirectoryRoles | null {
  const roles = new Map<string, Role>();
  for (const pair of text.split(',')) {
    const at = pair.lastIndexOf('=');
    const value = pair.slice(0, Math.max(at, 0)).trim();
    const role = COMPANY_ROLES.find((each) => each === pair.slice(at + 1).trim());
    if (value === '' || role === undefined || roles.has(value)) return null;
    roles.set(value, role);
  }
  return roles;
}

export const COMPANY_VARIABLES = {
  OIDC_ISSUER: z.optional(
    z.string().check(
      z.refine(
        (text) => URL.canParse(text) && (text.startsWith('https://') || ON_LOCALHOST.test(text)),
        'must be the address of the provider, beginning with https://',
      ),
      z.regex(/^[^?#@\s]{1,300}$/, 'must be an address without a query'),
      z.refine(
        (text) => !OF_ANY_TENANT.test(text),
        'must name your tenant: the address of all tenants would let in anybody',
      ),
    ),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(
    z.string().check(z.regex(/^[^\p{Cc}<>]{1,40}$/u, 'must be a name of 40 characters at most')),
  ),
  OIDC_ROLE_CLAIM: z._default(
    z.string().check(z.regex(/^[^\s,]{1,200}$/, 'must be the name of a claim, such as roles or groups')),
    'roles',
  ),
  OIDC_ROLES: z.optional(z.string().check(z.refine((text) => rolesOf(text) !== null, ROLES_SENTENCE))),
  SCIM_TOKEN: z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{32,}$/, 'must be a secret of at least 32 characters without spaces')),
  ),
};

const Given = z.object(COMPANY_VARIABLES);

/** @throws ConfigError when a part of it is missing */
export function companySettings(
  data: z.infer<typeof Given>,
  companyName: string | undefined,
): {
  companySignIn: CompanySignIn | undefined;
  directoryRoles: DirectoryRoles;
  scimToken: string | undefined;
} {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data;
  const others = { directoryRoles: rolesOf(data.OIDC_ROLES ?? '') ?? new Map(), scimToken: data.SCIM_TOKEN };
  if (issuer === undefined && clientId === undefined && clientSecret === undefined)
    return { companySignIn: undefined, ...others };
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new ConfigError([
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together, or none of them.',
    ]);
  const name = data.OIDC_NAME ?? companyName ?? 'le compte de l’entreprise';
  return {
    companySignIn: { issuer, clientId, clientSecret, name, roleClaim: data.OIDC_ROLE_CLAIM },
    ...others,
  };
}
