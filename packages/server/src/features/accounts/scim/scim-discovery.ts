import { MOST_RESULTS, SCHEMAS, SCIM_PATH } from './scim-messages.ts';

const CONFIG = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';
const RESOURCE_TYPE = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';
const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';

export function serviceProviderConfig(publicUrl: string): object {
  return {
    schemas: [CONFIG],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_RESULTS },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'SCIM_TOKEN',
        description: 'Authorization: Bearer, with the token of SCIM_TOKEN',
        primary: true,
      },
    ],
    meta: {
      resourceType: 'ServiceProviderConfig',
      location: `${publicUrl}${SCIM_PATH}/ServiceProviderConfig`,
    },
  };
}

export function userResourceType(publicUrl: string): object {
  return {
    schemas: [RESOURCE_TYPE],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: SCHEMAS.user,
    meta: { resourceType: 'ResourceType', location: `${publicUrl}${SCIM_PATH}/ResourceTypes/User` },
  };
}

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

const ATTRIBUTES = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true, uniqueness: 'server' }),
  attribute('name', {
    type: 'complex',
    subAttributes: [
      attribute('givenName'),
      attribute('familyName'),
      attribute('formatted', { mutability: 'readOnly' }),
    ],
  }),
  attribute('displayName', { mutability: 'readOnly' }),
  attribute('emails', {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
  }),
  attribute('active', { type: 'boolean' }),
  attribute('roles', {
    type: 'complex',
    multiValued: true,
    mutability: 'immutable',
    subAttributes: [attribute('value'), attribute('display', { mutability: 'readOnly' })],
  }),
];

export function userSchema(publicUrl: string): object {
  return {
    schemas: [SCHEMA],
    id: SCHEMAS.user,
    name: 'User',
    description: 'An account of Ardoise',
    attributes: ATTRIBUTES,
    meta: { resourceType: 'Schema', location: `${publicUrl}${SCIM_PATH}/Schemas/${SCHEMAS.user}` },
  };
}
