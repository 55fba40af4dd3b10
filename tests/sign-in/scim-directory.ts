import assert from 'node:assert/strict';
import { makeProvisioningToken } from '#features/identity/provisioning/provisioning.contract.ts';
import type { World } from '#tests/world/world.ts';

export interface Reply {
  status: number;
  body: Record<string, unknown> & { id: string; Resources: Record<string, unknown>[]; totalResults: number };
}

/** A directory with a token, which asks as Entra ID and Okta do. */
export async function directoryOf(world: World) {
  const { data: token } = await world.admin.calls(makeProvisioningToken, { body: { name: 'Okta' } });
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Reply> => {
    const answer = await world.running.app.inject({
      method,
      url: `/org/${world.slug}/scim/v2/${path}`,
      headers: {
        authorization: `Bearer ${token.token}`,
        ...(body && { 'content-type': 'application/scim+json; charset=utf-8' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode !== 204)
      assert.equal(answer.headers['content-type'], 'application/scim+json; charset=utf-8');
    return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Reply['body'] };
  };
  return { ask, token };
}

export const address = (world: World) => `scim-${crypto.randomUUID().slice(0, 8)}@${world.slug}.example`;

/** As Entra ID creates somebody. */
export const entraUser = (userName: string, externalId: string = crypto.randomUUID()) => ({
  schemas: [
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  ],
  externalId,
  userName,
  active: true,
  displayName: 'Grace Hopper',
  emails: [{ primary: true, type: 'work', value: userName }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Grace Hopper', familyName: 'Hopper', givenName: 'Grace' },
  roles: [],
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Research' },
});
/** As Okta does. */
export const oktaUser = (userName: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  name: { givenName: 'Katherine', familyName: 'Johnson' },
  emails: [{ primary: true, value: userName, type: 'work' }],
  displayName: 'Katherine Johnson',
  locale: 'en-US',
  externalId: `00u${crypto.randomUUID().slice(0, 8)}`,
  groups: [],
  password: '1mz050nq',
  active: true,
});
export const patchOf = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
export const filtered = (what: string) => `?filter=${encodeURIComponent(what)}`;
