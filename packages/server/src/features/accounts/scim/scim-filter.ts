import { ScimError } from './scim-messages.ts';

/** Attributes by which users can be filtered. */
export interface ScimFilter {
  attribute: 'userName' | 'externalId' | 'mail';
  value: string;
}

const EQUALS = /^\s*(\S+|emails\[[^\]]*\]\.value)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i;
const ATTRIBUTES: readonly [RegExp, ScimFilter['attribute']][] = [
  [/^(urn:ietf:params:scim:schemas:core:2\.0:user:)?username$/i, 'userName'],
  [/^(urn:ietf:params:scim:schemas:core:2\.0:user:)?externalid$/i, 'externalId'],
  [/^emails(\[\s*type\s+eq\s+"work"\s*\])?\.value$/i, 'mail'],
];

/** The filters that Entra ID and Okta send. @throws ScimError invalidFilter for any other */
export function readFilter(text: string | undefined): ScimFilter | null {
  if (text === undefined || text.trim() === '') return null;
  const [, path = '', value = ''] = EQUALS.exec(text) ?? [];
  const attribute = ATTRIBUTES.find(([pattern]) => pattern.test(path))?.[1];
  if (attribute === undefined)
    throw new ScimError(
      400,
      'Filtres possibles : userName eq "…", externalId eq "…", emails.value eq "…".',
      'invalidFilter',
    );
  try {
    return { attribute, value: JSON.parse(value) as string };
  } catch {
    throw new ScimError(400, 'La valeur du filtre n’est pas un texte.', 'invalidFilter');
  }
}
