/** Schemas of SCIM 2.0 (RFC 7643, RFC 7644). */
export const SCHEMAS = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
} as const;

export const SCIM_PATH = '/scim/v2';
export const SCIM_TYPE = 'application/scim+json';
/** Longest page of a list. */
export const MOST_RESULTS = 200;

type ScimType =
  | 'invalidFilter'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'invalidValue'
  | 'uniqueness'
  | 'mutability';

/** An expected error; the directory's log shows `detail` to the IT department. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  readonly status: number;
  readonly scimType: ScimType | undefined;
  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export function errorBody(status: number, detail: string, scimType?: ScimType): object {
  return {
    schemas: [SCHEMAS.error],
    status: String(status),
    ...(scimType !== undefined && { scimType }),
    detail,
  };
}

export function listBody(resources: readonly object[], total: number, startIndex: number): object {
  return {
    schemas: [SCHEMAS.list],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}
