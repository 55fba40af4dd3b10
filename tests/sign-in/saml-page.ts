import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  assertionOf,
  encoded,
  requestIn,
  responseOf,
  saidFor,
  signed,
} from '#tests/sign-in/saml-provider.ts';

/** A SAML provider with a page of its own, where one button signs somebody in. */
export async function startSamlPage(email: string) {
  const server = createServer((request, reply) => {
    const asked = requestIn(`http://localhost${request.url ?? ''}`);
    const said = saidFor(asked, { email });
    const answer = encoded(signed(responseOf(said, assertionOf(said))));
    reply.setHeader('content-type', 'text/html').end(
      `<!doctype html><html lang="en"><title>Provider</title><form method="post" action="${asked.acs}">
        <input type="hidden" name="SAMLResponse" value="${answer}"><input type="hidden" name="RelayState" value="${asked.relayState}">
        <button>Continue as ${email}</button></form></html>`,
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    address: `http://localhost:${port}/sso`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
