import { EMAIL, normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';

/** A person's identity in the company's directory: its issuer, and a subject that is never reused. */
export interface Identity {
  issuer: string;
  subject: string;
}

export type Claims = Readonly<Record<string, unknown>>;

/** A person, by the provider's claims. */
export interface CompanyPerson extends Identity {
  /** By which it may provision their account; Entra ID's subject is of one application, its `oid` the person's. */
  directoryIds: string[];
  /** Lower case; empty unless the provider vouches for it. */
  verifiedMail: string;
  prenom: string;
  nom: string;
  /** Values of the role claim. */
  groups: string[];
}

/** Short ids, such as employee numbers, may be another person's where accounts are provisioned. */
const UNIQUE = /^.{16,255}$/;
const ENTRA = /^https:\/\/login\.microsoftonline\.(com|us|cn)\//;

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * Entra ID has no `email_verified`: `xms_edov` says that the domain of the address is the tenant's own. Elsewhere that
 * claim means nothing.
 */
function isVerified(claims: Claims, issuer: string): boolean {
  if (claims.email_verified === true) return true;
  return ENTRA.test(issuer) && [true, 1, '1', 'true'].includes(claims.xms_edov as string);
}

/** The claim of this name, or inside an object: `realm_access.roles`. */
function claimAt(claims: Claims, path: string): unknown {
  if (path in claims) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Claims)[key] : undefined),
      claims,
    );
}

/** The values of a claim with groups or roles; undefined where it is missing. */
export function groupsOf(claims: Claims, roleClaim: string): string[] | undefined {
  const value = claimAt(claims, roleClaim);
  if (value === undefined) return undefined;
  return [value].flat().filter((each): each is string => typeof each === 'string');
}

/** First and last name; if the provider has only the full name, its first word and the rest. */
function namesOf(claims: Claims): { prenom: string; nom: string } {
  const [prenom, nom] = [text(claims.given_name), text(claims.family_name)];
  if (prenom !== '' || nom !== '') return { prenom, nom };
  const [first = '', ...rest] = text(claims.name).split(/\s+/);
  return { prenom: first, nom: rest.join(' ') };
}

export function personOf(
  claims: Claims,
  { issuer, subject, roleClaim }: Identity & { roleClaim: string },
): CompanyPerson {
  const mail = normaliseEmail(text(claims.email));
  return {
    issuer,
    subject,
    directoryIds: [subject, ENTRA.test(issuer) ? text(claims.oid) : ''].filter((id) => UNIQUE.test(id)),
    verifiedMail: EMAIL.test(mail) && isVerified(claims, issuer) ? mail : '',
    ...namesOf(claims),
    groups: groupsOf(claims, roleClaim) ?? [],
  };
}
