import type { Endpoint, Returned } from '#platform/contract/endpoint.ts';
import type { Database, TransactionOptions } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import {
  serve,
  serveWithoutTransaction,
  type Call,
  type Served,
  type WithoutTransaction,
} from '#platform/server/http/serve.ts';
import { askAdmins } from '#features/identity/account-request/server/shared/account-request.service.ts';
import { findVerifiedDomains } from '#features/organisation/organisation/server/shared/verified-domain.queries.ts';
import * as contract from '../provisioning.contract.ts';
import * as scim from '../scim.contract.ts';
import type { LeftBehindNeeds } from './left-behind.service.ts';
import { findTokens, makeToken, revokeToken } from './provisioning-token.service.ts';
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
  AdminsDecide,
  createUser,
  listOfUsers,
  patchUser,
  removeUser,
  replaceUser,
  userOf,
  type DirectoryCall,
} from './scim-user.service.ts';

/** What a directory's call is worked on with. */
interface Asked {
  org: { id: string };
  database: Database;
  inside<T>(how: TransactionOptions, work: (call: Pick<Call, 'db' | 'by'>) => Promise<T>): Promise<T>;
}

/** What the call wanted was undone with it; that it was wanted stays, for an Admin to decide. */
async function askForAddress({ inside }: Asked, { account, email }: AdminsDecide): Promise<never> {
  const state = await inside({}, (call) =>
    askAdmins(call, account, { kind: 'address', email, asked_by: call.by.name }),
  );
  return refuse(state === 'declined' ? scim.addressDeclined : scim.addressWaits);
}

/** People and groups as the organisation's directory keeps them (SCIM 2.0), and the tokens it does so with. */
export function provisioningRoutes(needs: LeftBehindNeeds): Served[] {
  /** A call of the directory, in one transaction. */
  const directory = <const E extends Endpoint>(
    endpoint: E,
    work: (call: DirectoryCall, sent: WithoutTransaction<E>) => Promise<Returned<E>>,
  ): Served =>
    serveWithoutTransaction(endpoint, (async (sent: WithoutTransaction<E>) => {
      const asked = sent as never as Asked;
      const givesAddresses = endpoint.refusals.includes(scim.addressForeign);
      const verified = givesAddresses ? await findVerifiedDomains(asked.database, asked.org.id) : [];
      const domains = verified.map(({ domain }) => domain);
      return asked
        .inside({ readOnly: endpoint.reads }, ({ db, by }) => work({ db, by, needs, domains }, sent))
        .catch((error: unknown) => {
          if (error instanceof AdminsDecide) return askForAddress(asked, error);
          throw error;
        });
    }) as never);
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
