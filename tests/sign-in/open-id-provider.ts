import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

export const clientId = 'plumbline';
export const clientSecret = 'a secret between the provider and us';

export interface Account {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  /** How the provider says that it asked them. */
  amr?: string[];
}

/** A real OpenID provider on this machine, with people by the name they sign in with. */
export async function startOpenIdProvider({
  redirects,
  accounts,
}: {
  redirects: string[];
  accounts: Record<string, Account>;
}) {
  let handler: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, reply) => void handler?.(request, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirects,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['of the tests'] },
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    findAccount: (_, id) =>
      accounts[id] === undefined
        ? undefined
        : { accountId: id, claims: () => ({ sub: id, ...accounts[id] }) },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
  });
  const { loginAccount } = provider.Session.prototype;
  provider.Session.prototype.loginAccount = function (this: typeof provider.Session.prototype, details) {
    return loginAccount.call(this, { ...details, amr: accounts[details.accountId]?.amr } as typeof details);
  };
  handler = provider.callback();
  return {
    issuer,
    accounts,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Signs in at the provider and agrees to everything; answers the address that it sends the browser back to. */
export async function signsInThere(address: string, login: string): Promise<URL> {
  const jar = new Map<string, string>();
  const ask = async (url: string, body?: string): Promise<Response> => {
    const reply = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return reply;
  };
  let [url, reply] = [address, await ask(address)];
  for (let step = 0; step < 12; step++) {
    const location = reply.headers.get('location');
    if (location !== null) {
      const next = new URL(location, url);
      if (next.origin !== new URL(address).origin) return next;
      url = next.href;
      reply = await ask(url);
      continue;
    }
    const page = await reply.text();
    const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(page) ?? [];
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
    if (action === '') throw new Error(`no form on ${url}: ${page.slice(0, 500)}`);
    url = new URL(action, url).href;
    reply = await ask(url, new URLSearchParams({ prompt, login, password: 'anything' }).toString());
  }
  throw new Error('the provider never sent the browser back');
}
