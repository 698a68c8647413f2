import { createHash } from 'node:crypto';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import { SCHEMAS, SCIM_PATH } from './scim-messages.ts';
import type { ScimUserRow } from './scim-users.repository.ts';

/** The version of a user: it changes with whatever the directory sees. */
export function etagOf(row: ScimUserRow): string {
  const digest = createHash('sha256').update(JSON.stringify(row)).digest('base64url');
  return `W/"${digest.slice(0, 22)}"`;
}

/** A user of SCIM's core schema. */
export function presentScimUser(row: ScimUserRow, publicUrl: string) {
  const { uid, userName, externalId, prenom, nom, mail, role, active, created, modified } = row;
  const formatted = `${prenom} ${nom}`.trim();
  const id = String(uid);
  return {
    schemas: [SCHEMAS.user],
    id,
    ...(externalId !== null && { externalId }),
    userName,
    name: { givenName: prenom, familyName: nom, formatted },
    displayName: formatted || userName,
    emails: [{ value: mail, type: 'work', primary: true }],
    active,
    roles: [{ value: role, display: ROLE_LABELS[role], primary: true }],
    meta: {
      resourceType: 'User',
      created: new Date(created).toISOString(),
      lastModified: new Date(modified).toISOString(),
      location: `${publicUrl}${SCIM_PATH}/Users/${id}`,
      version: etagOf(row),
    },
  };
}
