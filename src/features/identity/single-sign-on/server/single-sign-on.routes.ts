import { sealing } from '#platform/server/session/seal.ts';
import { outgoingAddresses } from '#platform/server/outgoing/addresses.ts';
import { outgoingRequest } from '#platform/server/outgoing/outgoing-request.ts';
import { originOf, type Config } from '#platform/server/process/config.ts';
import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as external from '../external-sign-in.contract.ts';
import * as contract from '../single-sign-on.contract.ts';
import { readSingleSignOn, saveConnection, type ConnectionNeeds } from './connection.service.ts';
import { tryConnection, type TestNeeds } from './connection-test.service.ts';
import { externalRequests } from './external-request.service.ts';
import {
  beginExternalSignIn,
  beginTestSignIn,
  finishExternalSignIn,
  readSignInWay,
  takeExternalSession,
  type ExternalSignInNeeds,
} from './external-sign-in.service.ts';
import { openIdConnect } from './open-id-connect.service.ts';
import { ownAddressesOf } from './own-addresses.service.ts';
import { makeRecoveryCodes } from './recovery-code.service.ts';
import { saml, samlMetadata } from './saml.service.ts';

export type SingleSignOnNeeds = ConnectionNeeds & TestNeeds & ExternalSignInNeeds;

/** What single sign-on needs beside what every sign-in does. */
export function singleSignOnNeeds(secret: string, config: Config) {
  const addresses = outgoingAddresses(config.providerNetworks);
  const ask = outgoingRequest(addresses);
  const secrets = sealing(secret, 'single sign-on', config.oldSecrets);
  return {
    addresses,
    ask,
    secrets,
    providers: [saml, openIdConnect({ ask, secrets })],
    requests: externalRequests(secret),
    externalPerMinute: config.limits.externalSignInsPerMinute,
    // What addresses of ours begin with: never what a request says of itself.
    origin: originOf(config, config.port),
  };
}

/** An organisation's connection to its provider, and how one signs in by it. */
export const singleSignOnRoutes = (needs: SingleSignOnNeeds) => [
  serveWithoutTransaction(contract.readSingleSignOn, (call) => readSingleSignOn(call, needs)),
  serveWithoutTransaction(contract.saveConnection, (call) => saveConnection(call, needs)),
  serveWithoutTransaction(contract.testConnection, (call) => tryConnection(needs)(call)),
  serveWithoutTransaction(contract.beginTestSignIn, (call) => beginTestSignIn(needs)(call)),
  serve(contract.makeRecoveryCodes, makeRecoveryCodes),
  serveWithoutTransaction(external.readSignInWay, readSignInWay),
  serveWithoutTransaction(external.beginExternalSignIn, (call) => beginExternalSignIn(needs)(call)),
  serveWithoutTransaction(external.finishOpenIdSignIn, (call) =>
    finishExternalSignIn(call, 'oidc', call.query, needs),
  ),
  serveWithoutTransaction(external.finishSamlSignIn, (call) => {
    const { SAMLResponse, RelayState = '' } = call.body;
    return finishExternalSignIn(call, 'saml', { SAMLResponse, RelayState }, needs);
  }),
  serveWithoutTransaction(external.readSamlMetadata, ({ org }) => ({
    name: 'plumbline-metadata.xml',
    type: 'application/samlmetadata+xml',
    content: samlMetadata(ownAddressesOf(needs.origin, org.slug)),
  })),
  serveWithoutTransaction(external.takeExternalSession, (call) => takeExternalSession(needs)(call)),
];
