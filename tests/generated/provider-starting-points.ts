import {
  listProvisioningTokens,
  makeProvisioningToken,
} from '#features/identity/provisioning/provisioning.contract.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import type { Caller } from '#tests/world/caller.ts';
import { selfMadeCertificate } from '#tests/world/certificate.ts';

/** A provider that answers by SAML: nothing outside is asked. */
const provider = (word: string) => ({
  kind: 'saml',
  entity_id: `${word} provider`,
  sign_in_address: `https://${word}.example/sign-in`,
  certificates: [selfMadeCertificate().certificate],
  attributes: { email: word, first_name: word, last_name: word },
});

const scimAddress = (word: string) => `somebody-${crypto.randomUUID()}@${word}.example`;
const scimNames = (word: string) => ({
  schemas: omitted,
  externalId: `${word} ${crypto.randomUUID()}`,
  filter: omitted,
  startIndex: omitted,
  count: omitted,
});

/** What the calls about an organisation's provider and its directory take. */
export const providerFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/scim/v2/Users': (word) => ({ ...scimNames(word), userName: scimAddress(word), emails: omitted }),
  '/scim/v2/Users/:id': (word) => ({
    ...scimNames(word),
    userName: scimAddress(word),
    emails: omitted,
    Operations: [{ op: 'replace', path: 'name.givenName', value: `${word} given` }],
    active: true,
  }),
  '/scim/v2/Groups': (word) => ({
    ...scimNames(word),
    displayName: `${word} ${crypto.randomUUID()}`,
    members: [],
  }),
  '/scim/v2/Groups/:id': (word) => ({
    ...scimNames(word),
    displayName: `${word} ${crypto.randomUUID()}`,
    members: [],
    Operations: [{ op: 'replace', path: 'externalId', value: `${word} external` }],
  }),
  '/settings/sso/': (word) => ({
    settings: provider(word),
    domains: [`${word}.example`],
    is_enforced: false,
    secret: omitted,
  }),
  '/settings/sso/test/': (word) => ({ settings: provider(word) }),
};

/** A token that is not the one that the directory of the organisation uses. */
export async function startToken(word: string, Admin: Caller): Promise<string> {
  const { data } = await Admin.calls(listProvisioningTokens);
  const other = data.find(({ name }) => !name.endsWith(' directory'));
  if (other !== undefined) return other.id;
  return (await Admin.calls(makeProvisioningToken, { body: { name: `${word} token` } })).data.id;
}
