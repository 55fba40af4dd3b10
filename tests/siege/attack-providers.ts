import { connects, told } from '#tests/sign-in/external-browser.ts';
import {
  forgedTokens,
  forgedUserInfo,
  honestTokens,
  honestUserInfo,
  startForger,
  type Forgery,
  type UserInfo,
} from '#tests/sign-in/open-id-forger.ts';
import { clientId, clientSecret } from '#tests/sign-in/open-id-provider.ts';
import { attacks, type Victims } from '#tests/sign-in/saml-attacks.ts';
import {
  assertionOf,
  encoded,
  issuer,
  providerKey,
  requestIn,
  responseOf,
  saidFor,
  signed,
} from '#tests/sign-in/saml-provider.ts';
import type { World } from '#tests/world/world.ts';
import { callerFrom, type Answered } from './http-call.ts';
import { withstood, type Finding, type Siege } from './siege.ts';

const attack = 'Forged answers of providers';

/** Organisations whose people sign in by a provider: by SAML, by OpenID Connect, and another one by the same provider. */
export interface ByProvider {
  saml: World;
  openId: World;
  elsewhere: World;
}

/** A browser on its way to a provider. */
interface Begun {
  address: string;
  cookie: string;
}
/** What it comes back with. */
interface Answer {
  path: string;
  /** A form of SAML. */
  form?: string;
}
/** How an answer is sent, and whether it may open a session. */
interface Try {
  what: string;
  isHonest: boolean;
  opens: () => Promise<boolean>;
}

/** Goes the way of a browser over the wire, and notes what no answer should be. */
function browserOf(port: number) {
  const call = callerFrom(port, { connections: 4 });
  const defects = new Set<string>();
  const noted = (what: string, answered: Answered): Answered => {
    if (answered.status === 0 || answered.status >= 500)
      defects.add(`${what}: ${answered.status} ${answered.text.slice(0, 80)}`);
    return answered;
  };
  const json = { 'content-type': 'application/json' };
  return {
    defects,
    async begins(slug: string): Promise<Begun> {
      const sent = { method: 'POST', path: '/auth/sso/begin/', headers: json, body: '{}' };
      const { text, headers } = noted('begin', await call(slug, sent));
      const [cookie = ''] = String(headers['set-cookie']).split(';');
      return { address: (JSON.parse(text) as { data: { address: string } }).data.address, cookie };
    },
    /** Whether a session was opened in the end. */
    async comesBack(slug: string, { path, form }: Answer, cookie: string): Promise<boolean> {
      const type = 'application/x-www-form-urlencoded';
      const { headers } = noted(
        path,
        await call(slug, {
          method: form === undefined ? 'GET' : 'POST',
          path,
          headers: { cookie, ...(form !== undefined && { 'content-type': type }) },
          body: form,
        }),
      );
      const { code } = told(headers.location ?? '');
      if (code === undefined) return false;
      const body = JSON.stringify({ code });
      const sent = { method: 'POST', path: '/auth/sso/session/', headers: { ...json, cookie }, body };
      return noted('session', await call(slug, sent)).status === 200;
    },
  };
}
type Browser = ReturnType<typeof browserOf>;

/** Where the browser goes on, below the organisation's own address. */
const belowOrganisation = ({ pathname, search }: URL) => `${pathname.replace(/^\/org\/[^/]+/, '')}${search}`;

/** An honest answer that comes back otherwise than to the browser that asked, or more than once. */
function misuses(browser: Browser, slug: string, elsewhere: string, answerTo: (begun: Begun) => Answer) {
  const otherwise: Record<string, (begun: Begun, answer: Answer) => Promise<boolean>> = {
    'without the cookie of its request': (_, answer) => browser.comesBack(slug, answer, ''),
    'with the cookie of another request': async (_, answer) =>
      browser.comesBack(slug, answer, (await browser.begins(slug)).cookie),
    'with a cookie that was changed': ({ cookie }, answer) =>
      browser.comesBack(slug, answer, `${cookie.slice(0, -3)}AAA`),
    'at another organisation': ({ cookie }, answer) => browser.comesBack(elsewhere, answer, cookie),
    'a second time': async ({ cookie }, answer) => {
      await browser.comesBack(slug, answer, cookie);
      return browser.comesBack(slug, answer, cookie);
    },
  };
  return Object.entries(otherwise).map(([what, comesBack]) => ({
    what,
    isHonest: false,
    opens: async () => {
      const begun = await browser.begins(slug);
      return comesBack(begun, answerTo(begun));
    },
  }));
}

async function triesByOpenId(browser: Browser, { openId, elsewhere }: ByProvider) {
  const forger = await startForger();
  const settings = { kind: 'oidc' as const, issuer: forger.issuer, client_id: clientId, scopes: 'openid' };
  for (const world of [openId, elsewhere]) await connects(world, { settings, secret: clientSecret });
  const { email } = await openId.person('User');
  const answerBy =
    (token: Forgery, said?: UserInfo) =>
    ({ address }: Begun): Answer => ({
      path: belowOrganisation(forger.sendsBack(address, email, token, said)),
    });
  const tried = (isHonest: boolean, what: string, answerTo: (begun: Begun) => Answer): Try => ({
    what: `OpenID: ${what}`,
    isHonest,
    opens: async () => {
      const begun = await browser.begins(openId.slug);
      return browser.comesBack(openId.slug, answerTo(begun), begun.cookie);
    },
  });
  const of = <T>(isHonest: boolean, all: Record<string, T>, answer: (one: T) => (begun: Begun) => Answer) =>
    Object.entries(all).map(([what, one]) => tried(isHonest, what, answer(one)));
  const [honest = () => undefined] = Object.values(honestTokens);
  const tries = [
    ...of(true, honestTokens, answerBy),
    ...of(true, honestUserInfo, (said) => answerBy(honest, said)),
    ...of(false, forgedTokens, answerBy),
    ...of(false, forgedUserInfo, (said) => answerBy(honest, said)),
    ...misuses(browser, openId.slug, elsewhere.slug, answerBy(honest)),
  ];
  return { tries, stop: () => forger.stop() };
}

async function triesBySaml(browser: Browser, { saml, elsewhere }: ByProvider) {
  const settings = {
    kind: 'saml' as const,
    entity_id: issuer,
    sign_in_address: 'https://idp.example/sso',
    certificates: [providerKey.certificate],
    attributes: { email: 'email', first_name: 'givenName', last_name: 'surname' },
  };
  await connects(saml, { settings });
  const victims: Victims = { own: (await saml.person('User')).email, victim: saml.admin.email };
  const answerBy =
    (make: (typeof attacks)[string]) =>
    ({ address }: Begun): Answer => {
      const asked = requestIn(address);
      const form = { SAMLResponse: make(asked, victims), RelayState: asked.relayState };
      return { path: '/auth/saml/acs', form: new URLSearchParams(form).toString() };
    };
  const honest = answerBy((asked, { own }) => {
    const said = saidFor(asked, { email: own });
    return encoded(signed(responseOf(said, assertionOf(said))));
  });
  const tried = (isHonest: boolean, what: string, answerTo: (begun: Begun) => Answer): Try => ({
    what: `SAML: ${what}`,
    isHonest,
    opens: async () => {
      const begun = await browser.begins(saml.slug);
      return browser.comesBack(saml.slug, answerTo(begun), begun.cookie);
    },
  });
  return [
    tried(true, 'an honest answer', honest),
    ...Object.entries(attacks).map(([what, make]) => tried(false, what, answerBy(make))),
    ...misuses(browser, saml.slug, elsewhere.slug, honest),
  ];
}

/** Sends every answer of a provider that we know to be forged or misused, by SAML and by OpenID Connect, and honest ones among them,
 *  while the people work. */
export async function attackWithProviders(siege: Siege, organisations: ByProvider): Promise<Finding[]> {
  const { product, short } = siege;
  const browser = browserOf(product.port);
  const byOpenId = await triesByOpenId(browser, organisations);
  const tries: Try[] = [...byOpenId.tries, ...(await triesBySaml(browser, organisations))];
  const wrong = { opened: new Set<string>(), shut: new Set<string>() };
  let sent = 0;
  const many = tries.length * (short ? 1 : 20);
  const sending = async () => {
    while (sent < many) {
      const { what, isHonest, opens } = tries[sent++ % tries.length] as Try;
      if ((await opens()) !== isHonest) wrong[isHonest ? 'shut' : 'opened'].add(what);
    }
  };
  const stood = await withstood(attack, siege, 3, () => Promise.all([sending(), sending(), sending()]));
  await byOpenId.stop();
  const told = (found: Set<string>) => (found.size === 0 ? 'none' : [...found].slice(0, 5).join('; '));
  const row = (what: string, found: Set<string>): Finding => ({
    attack,
    what,
    figure: told(found),
    beside: 'none',
    holds: sent > 0 && found.size === 0,
  });
  return [
    row(`sessions by ${many} answers, forged ones`, wrong.opened),
    row('honest answers that open none', wrong.shut),
    row('answers 5xx', browser.defects),
    ...stood,
  ];
}
