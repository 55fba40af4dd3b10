import type { Configuration, CustomFetch } from 'openid-client';
import type { AskOutside } from '#platform/server/outgoing/outgoing-request.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import type { ConnectionSettings, OidcSettings } from '../single-sign-on.contract.ts';
import type { AskedProvider, Provider } from './external-sign-in.service.ts';
import { saysSecondFactor } from './provider-strength.service.ts';
import type { ExternalIdentity } from './shared/external-identity.service.ts';
import { makeRoom } from '#platform/server/limits/make-room.ts';

export interface OpenIdNeeds {
  ask: AskOutside;
  secrets: Sealing;
}

/** The library comes with the first sign-in by it. */
const library = () => import('openid-client');

/** How long it is believed what a provider says of itself, and how many providers are remembered. */
const remembered = { milliseconds: 600_000, most: 1000 };
/** Seconds by which a provider's clock may differ from ours. */
const clockTolerance = 60;
/** Letters of what a provider calls somebody (OpenID Connect Core 1.0, 2). */
const longestSubject = 255;

/** What the provider says of itself (discovery), asked by our own rules for what is asked outside: nobody is led elsewhere. */
export async function discover(
  ask: AskOutside,
  { issuer, client_id }: Pick<OidcSettings, 'issuer' | 'client_id'>,
  secret: string | undefined,
): Promise<Configuration> {
  const client = await library();
  const asking: CustomFetch = async (url, { method, headers, body }) => {
    const reply = await ask(url, { method, headers, body: body == null ? undefined : String(body) });
    return new Response([204, 304].includes(reply.status) ? null : reply.body, {
      status: reply.status,
      headers: reply.headers,
    });
  };
  return client.discovery(
    new URL(issuer),
    client_id,
    { [client.clockTolerance]: clockTolerance },
    secret === undefined ? client.None() : client.ClientSecretPost(secret),
    {
      [client.customFetch]: asking,
      // What may be asked without TLS, the addresses decide. Without the other, the library believes a token because of where it came
      // from, and never looks at its signature.
      execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
    },
  );
}

/** This provider is asked of its own kind of connection alone. */
function oidcIn(settings: ConnectionSettings): OidcSettings {
  if (settings.kind !== 'oidc') throw new Error(`OpenID Connect was asked of ${settings.kind}`);
  return settings;
}

/** OpenID Connect: authorization code with PKCE, state and nonce. */
export function openIdConnect({ ask, secrets }: OpenIdNeeds): Provider {
  const known = new Map<string, { until: number; configuration: Promise<Configuration> }>();

  /** As long as it is the same version of the connection. */
  function configurationOf({ orgId, connection, now }: AskedProvider): Promise<Configuration> {
    const { settings, secret, version } = connection;
    const key = `${orgId} ${version}`;
    const found = known.get(key);
    if (found !== undefined && found.until > now.getTime()) return found.configuration;
    const opened = secret === null ? undefined : secrets.openStored(secret, orgId);
    const configuration = discover(ask, oidcIn(settings), opened);
    makeRoom(known, remembered.most);
    known.set(key, { until: now.getTime() + remembered.milliseconds, configuration });
    configuration.catch(() => known.delete(key));
    return configuration;
  }

  return {
    kind: 'oidc',
    sameSite: 'Lax',
    async address(asked) {
      const { own, request, connection } = asked;
      const { scopes } = oidcIn(connection.settings);
      const client = await library();
      return client
        .buildAuthorizationUrl(await configurationOf(asked), {
          redirect_uri: own.redirect,
          scope: scopes,
          state: request.part('state'),
          nonce: request.part('nonce'),
          code_challenge: await client.calculatePKCECodeChallenge(request.part('verifier')),
          code_challenge_method: 'S256',
        })
        .toString();
    },
    async identity(asked, answer) {
      const { own, request } = asked;
      const client = await library();
      const configuration = await configurationOf(asked);
      const address = new URL(own.redirect);
      for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
      const tokens = await client.authorizationCodeGrant(configuration, address, {
        expectedState: request.part('state'),
        expectedNonce: request.part('nonce'),
        pkceCodeVerifier: request.part('verifier'),
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('no id token');
      const { userinfo_endpoint } = configuration.serverMetadata();
      const more =
        typeof claims['email'] !== 'string' && userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      const proved = identityOf({ ...claims, ...more, sub: claims.sub });
      return { ...proved, has_second_factor: isStrong(claims, asked.now) };
    },
  };
}

/** By the signed token alone, never by what is asked for later. */
const isStrong = ({ amr, acr, auth_time }: Record<string, unknown>, now: Date): boolean =>
  saysSecondFactor(
    {
      methods: Array.isArray(amr) ? amr : [],
      context: acr,
      at: typeof auth_time === 'number' ? new Date(auth_time * 1000) : undefined,
    },
    now,
  );

/** An address that the provider itself doubts is none. */
function identityOf(claims: Record<string, unknown> & { sub: string }): ExternalIdentity {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : undefined);
  const email = text('email');
  if (claims.sub === '' || claims.sub.length > longestSubject)
    throw new Error('no subject, or too long a one');
  if (email === undefined) throw new Error('no address among the claims');
  if (claims['email_verified'] === false || claims['email_verified'] === 'false')
    throw new Error('an address that is not verified');
  return {
    subject: claims.sub,
    email,
    first_name: text('given_name') ?? text('name'),
    last_name: text('family_name'),
  };
}
