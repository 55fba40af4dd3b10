import { most, schemas } from '../scim.contract.ts';

const core = 'urn:ietf:params:scim:schemas:core:2.0';

/** What this side can do, as RFC 7643, 5 wants it said. */
export const providerConfig = {
  schemas: [`${core}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: most.page },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an Admin makes in the settings.',
    },
  ],
};

const listed = (resources: object[]) => ({
  schemas: [schemas.list],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

export const resourceTypes = listed(
  (['User', 'Group'] as const).map((name) => ({
    schemas: [`${core}:ResourceType`],
    id: name,
    name,
    endpoint: `/${name}s`,
    schema: `${core}:${name}`,
  })),
);

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
const complex = (name: string, subAttributes: object[], more: object = {}) =>
  attribute(name, { type: 'complex', subAttributes, ...more });

export const schemaList = listed([
  {
    id: schemas.user,
    name: 'User',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      complex('name', [attribute('givenName'), attribute('familyName')]),
      complex('emails', [attribute('value'), attribute('primary', { type: 'boolean' })], {
        multiValued: true,
      }),
      attribute('active', { type: 'boolean' }),
    ],
  },
  {
    id: schemas.group,
    name: 'Group',
    attributes: [
      attribute('displayName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      complex('members', [attribute('value', { mutability: 'immutable' })], { multiValued: true }),
    ],
  },
]);
