import type { Endpoint, Returned } from '#platform/contract/endpoint.ts';
import {
  serve,
  serveWithoutTransaction,
  type Served,
  type WithoutTransaction,
} from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import * as contract from '../provisioning.contract.ts';
import * as scim from '../scim.contract.ts';
import type { LeftBehindNeeds } from './left-behind.service.ts';
import { asDirectory, findTokens, makeToken, revokeToken } from './provisioning-token.service.ts';
import { providerConfig, resourceTypes, schemaList } from './scim-facts.content.ts';
import {
  createGroup,
  groupOf,
  listOfGroups,
  patchGroup,
  removeGroup,
  replaceGroup,
} from './scim-group.service.ts';
import {
  createUser,
  listOfUsers,
  patchUser,
  removeUser,
  replaceUser,
  userOf,
  type DirectoryCall,
} from './scim-user.service.ts';

/** People and groups as the organisation's directory keeps them (SCIM 2.0), and the tokens it does so with. */
export function provisioningRoutes(throttle: Throttle, left: LeftBehindNeeds): Served[] {
  /** A call of the directory, in one transaction. */
  const directory = <const E extends Endpoint>(
    endpoint: E,
    work: (call: DirectoryCall, sent: WithoutTransaction<E>) => Promise<Returned<E>>,
  ): Served =>
    serveWithoutTransaction(endpoint, ((call: WithoutTransaction<E>) =>
      asDirectory(call as never, throttle, { readOnly: endpoint.reads }, (inside) =>
        work({ ...inside, left }, call),
      )) as never);
  return [
    serve(contract.listProvisioningTokens, ({ db }) => findTokens(db)),
    serve(contract.makeProvisioningToken, (call) => makeToken(call, call.body.name)),
    serve(contract.revokeProvisioningToken, (call) => revokeToken(call, call.params.id)),
    directory(scim.readProviderConfig, async () => providerConfig),
    directory(scim.readResourceTypes, async () => resourceTypes),
    directory(scim.readSchemas, async () => schemaList),
    directory(scim.listScimUsers, ({ db }, { query }) => listOfUsers(db, query)),
    directory(scim.readScimUser, ({ db }, { params }) => userOf(db, params.id)),
    directory(scim.createScimUser, (call, { body }) => createUser(call, body)),
    directory(scim.replaceScimUser, (call, { params, body }) => replaceUser(call, params.id, body)),
    directory(scim.patchScimUser, (call, { params, body }) => patchUser(call, params.id, body.Operations)),
    directory(scim.deleteScimUser, async (call, { params }) => {
      await removeUser(call, params.id);
      return null;
    }),
    directory(scim.listScimGroups, ({ db }, { query }) => listOfGroups(db, query)),
    directory(scim.readScimGroup, ({ db }, { params }) => groupOf(db, params.id)),
    directory(scim.createScimGroup, (call, { body }) => createGroup(call, body)),
    directory(scim.replaceScimGroup, (call, { params, body }) => replaceGroup(call, params.id, body)),
    directory(scim.patchScimGroup, (call, { params, body }) => patchGroup(call, params.id, body.Operations)),
    directory(scim.deleteScimGroup, async (call, { params }) => {
      await removeGroup(call, params.id);
      return null;
    }),
  ];
}
