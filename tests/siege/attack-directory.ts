import { setTimeout as pause } from 'node:timers/promises';
import { entraUser, oktaUser, patchOf } from '#tests/sign-in/scim-directory.ts';
import type { World } from '#tests/world/world.ts';
import { callerFrom, type Answered, type Caller } from './http-call.ts';
import { withstood, type Finding, type Siege } from './siege.ts';

const attack = 'Tokens of directories';

interface Try {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
}

const asks = (call: Caller, slug: string, token: string, { method, path, body }: Try): Promise<Answered> =>
  call(slug, {
    method,
    path: `/scim/v2/${path}`,
    token,
    ...(body && { headers: { 'content-type': 'application/scim+json' }, body: JSON.stringify(body) }),
  });

/** Everything that a directory can ask, about this person. */
const everything = (id: string, userName: string): Try[] => [
  ...['ServiceProviderConfig', 'ResourceTypes', 'Schemas', 'Users', `Users/${id}`, 'Groups'].map((path) => ({
    method: 'GET' as const,
    path,
  })),
  { method: 'POST', path: 'Users', body: entraUser(userName) },
  { method: 'PUT', path: `Users/${id}`, body: oktaUser(userName) },
  { method: 'PATCH', path: `Users/${id}`, body: patchOf({ op: 'replace', path: 'active', value: false }) },
  { method: 'DELETE', path: `Users/${id}` },
  { method: 'POST', path: 'Groups', body: { displayName: 'Finance', members: [{ value: id }] } },
];

/** Every way that we know to make an Admin's account one's own. */
function takeOvers({ admin, slug }: World): Try[] {
  const path = `Users/${admin.id}`;
  const patch = (...operations: object[]): Try => ({ method: 'PATCH', path, body: patchOf(...operations) });
  const [outside, inside] = ['eve@attacker.example', `eve@${slug}.example`];
  const roles = [{ value: 'Admin', primary: true }];
  const away = [
    { op: 'replace', path: 'active', value: false },
    { op: 'replace', path: 'active', value: true },
  ];
  return [outside, inside].flatMap((email): Try[] => [
    patch({ op: 'replace', path: 'emails[type eq "work"].value', value: email }),
    patch({ op: 'add', path: 'emails', value: [{ value: email, primary: 'True' }] }),
    patch({ op: 'remove', path: 'emails' }, { op: 'add', value: { emails: [{ value: email }] } }),
    patch({ op: 'replace', path: 'userName', value: email }),
    patch({ op: 'replace', value: { userName: email, emails: [{ value: email }], active: 'True' } }),
    patch(...away, { op: 'replace', path: 'emails[type eq "work"].value', value: email }),
    { method: 'PUT', path, body: { ...oktaUser(email), active: true } },
    { method: 'PUT', path, body: { ...oktaUser(admin.email), emails: [{ value: email }] } },
    { method: 'POST', path: 'Users', body: { ...entraUser(email), roles, userType: 'Admin', type: 'Admin' } },
    { method: 'POST', path: 'Users', body: { ...entraUser(admin.email), emails: [{ value: email }] } },
    patch({ op: 'add', path: 'password', value: 'a password of the attacker' }),
    { method: 'POST', path: 'Groups', body: { displayName: 'Admin', members: [{ value: admin.id }] } },
  ]);
}

const accounts = {
  name: 'accounts_under_siege',
  text: `select email, type, status, password_hash from person where org_id = $1 and (id = $2 or type = 'Admin' or email like '%@attacker.example')
    order by id`,
};

/** A token of another organisation asks for everything, a stolen one tries to take an Admin's account over, and others are made up by the
 *  thousand, while the people work. */
export async function attackWithDirectories(
  siege: Siege,
  { stolen, robbed, others }: { stolen: string; robbed: World; others: World },
): Promise<Finding[]> {
  const { product, short } = siege;
  const call = callerFrom(product.port);
  const known = () =>
    product.inDatabase((database) =>
      database.inOrganisation(robbed.orgId, { readOnly: true }, async (db) =>
        JSON.stringify(await db.ask(accounts, [robbed.orgId, robbed.admin.id])),
      ),
    );
  const before = await known();
  const defects: string[] = [];
  const told = (what: string, { status, text }: Answered) => {
    if (status === 0 || status >= 500) defects.push(`${what}: ${status} ${text.slice(0, 120)}`);
  };
  for (const one of takeOvers(robbed)) {
    const reply = await asks(call, robbed.slug, stolen, one);
    told(`${one.method} ${JSON.stringify(one.body)}`, reply);
  }
  const after = await known();

  const opened: string[] = [];
  for (const one of everything(others.admin.id, `eve@${others.slug}.example`)) {
    const reply = await asks(call, others.slug, stolen, one);
    if (reply.status !== 401 && reply.status !== 429)
      opened.push(`${one.method} ${one.path}: ${reply.status}`);
  }

  const many = short ? 500 : 10_000;
  const statuses: Record<string, number> = {};
  const stood = await withstood(attack, siege, 3, async () => {
    const made = Array.from({ length: many }, (_, n) => String(n).padStart(43, 'A'));
    const sending = async () => {
      for (let token = made.pop(); token !== undefined; token = made.pop()) {
        const body = entraUser(`eve@${robbed.slug}.example`);
        const reply = await asks(call, robbed.slug, token, { method: 'POST', path: 'Users', body });
        told('a token that was made up', reply);
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
        await pause(1);
      }
    };
    await Promise.all(Array.from({ length: 20 }, sending));
  });
  const goesOn = (await asks(call, robbed.slug, stolen, { method: 'GET', path: 'Users' })).status;
  const strange = Object.keys(statuses).filter((status) => status !== '401' && status !== '429');
  return [
    {
      attack,
      what: 'what a stolen token changed of Admins',
      figure: after === before ? 'nothing' : `${before} became ${after}`.slice(0, 300),
      beside: 'nothing',
      holds: after === before,
    },
    {
      attack,
      what: 'what it opened in another organisation',
      figure: opened.join(', ') || 'nothing',
      beside: 'nothing',
      holds: opened.length === 0,
    },
    {
      attack,
      what: `answers other than a refusal to ${many} that were made up`,
      figure: strange.map((status) => `${statuses[status]} x ${status}`).join(', ') || 'none',
      beside: 'none',
      holds: strange.length === 0,
    },
    {
      attack,
      what: 'of these, refused unread',
      figure: String(statuses['429'] ?? 0),
      beside: `more than ${many / 2}`,
      holds: (statuses['429'] ?? 0) > many / 2,
    },
    {
      attack,
      what: 'the directory that was there before',
      figure: String(goesOn),
      beside: '200',
      holds: goesOn === 200,
    },
    {
      attack,
      what: 'defects',
      figure: defects.slice(0, 3).join('; ') || 'none',
      beside: 'none',
      holds: defects.length === 0,
    },
    ...stood,
  ];
}
