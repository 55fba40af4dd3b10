import type { PatchOperation } from './scim.contract.ts';

/** What a patch makes of a user, with what it says of each. */
export interface UserChange {
  userName?: string;
  externalId?: string | null;
  email?: string;
  givenName?: string;
  familyName?: string;
  active?: boolean;
}

export interface GroupChange {
  displayName?: string;
  externalId?: string | null;
  /** All members, in the place of those there were. */
  members?: string[];
  adds: string[];
  removes: string[];
}

/** A patch that says what no one of its forms does. */
export class UnknownPath extends Error {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asText = (value: unknown): string => {
  if (typeof value !== 'string') throw new UnknownPath('a text is expected');
  return value;
};
/** Entra ID writes "True" and "False". */
const asBoolean = (value: unknown): boolean => {
  const word = String(value).toLowerCase();
  if (word !== 'true' && word !== 'false') throw new UnknownPath('true or false is expected');
  return word === 'true';
};

/** Attributes that the product does not keep: directories send them, and nothing becomes of them. */
const unkept =
  /^(urn:|title$|displayname$|nickname$|profileurl$|preferredlanguage$|locale$|timezone$|usertype$|department$|phonenumbers|addresses|photos|roles|entitlements|groups|ims|password$|name\.(formatted|middlename|honorific)|name$|schemas$|id$|meta)/i;

/** One attribute of a user and its value, as a path or a key of the value says it. */
function setOnUser(change: UserChange, path: string, value: unknown, isRemoval: boolean): void {
  const name = path.toLowerCase();
  if (name === 'username') change.userName = asText(value);
  else if (name === 'externalid') change.externalId = isRemoval ? null : asText(value);
  else if (name === 'active') change.active = isRemoval ? false : asBoolean(value);
  else if (name === 'name.givenname') change.givenName = isRemoval ? '' : asText(value);
  else if (name === 'name.familyname') change.familyName = isRemoval ? '' : asText(value);
  else if (name === 'name' && isObject(value))
    for (const [key, held] of Object.entries(value)) setOnUser(change, `name.${key}`, held, isRemoval);
  else if (/^emails(\[.*\])?\.value$/.test(name)) change.email = asText(value);
  else if (name === 'emails' && Array.isArray(value)) {
    const addresses = value.filter(isObject);
    const { value: address } = addresses.find(({ primary }) => primary === true) ?? addresses[0] ?? {};
    if (address !== undefined) change.email = asText(address);
  } else if (!unkept.test(path)) throw new UnknownPath(path);
}

/** What the operations of a patch come to, in the forms of the standard, of Entra ID (a path each, "Replace" with a capital, booleans as
 *  words) and of Okta (no path, an object as the value). */
export function userChange(operations: readonly PatchOperation[]): UserChange {
  const change: UserChange = {};
  for (const { op, path, value } of operations) {
    const isRemoval = expectKnown(op) === 'remove';
    if (path !== undefined) setOnUser(change, path, value, isRemoval);
    else if (isObject(value))
      for (const [key, held] of Object.entries(value)) setOnUser(change, key, held, isRemoval);
    else throw new UnknownPath('no path');
  }
  return change;
}

function expectKnown(op: string): 'add' | 'replace' | 'remove' {
  const name = op.toLowerCase();
  if (name !== 'add' && name !== 'replace' && name !== 'remove') throw new UnknownPath(op);
  return name;
}

/** The ids of `[{"value": "…"}]`, or of one of them. */
const idsIn = (value: unknown): string[] =>
  [value ?? []].flat().map((one) => asText(isObject(one) ? one['value'] : one));

/** The same of a group: members come one by one, several at once, or all in the place of those there were. */
export function groupChange(operations: readonly PatchOperation[]): GroupChange {
  const change: GroupChange = { adds: [], removes: [] };
  for (const { op, path, value } of operations) {
    const name = expectKnown(op);
    if (path === undefined && isObject(value))
      for (const [key, held] of Object.entries(value)) setOnGroup(change, name, key, held);
    else setOnGroup(change, name, path ?? '', value);
  }
  return change;
}

function setOnGroup(
  change: GroupChange,
  op: 'add' | 'replace' | 'remove',
  path: string,
  value: unknown,
): void {
  const [, named] = /^members\[value eq "([^"]*)"\]$/i.exec(path) ?? [];
  const name = path.toLowerCase();
  if (named !== undefined && op === 'remove') change.removes.push(named);
  else if (name === 'members') {
    if (op === 'add') change.adds.push(...idsIn(value));
    else if (op === 'replace') change.members = idsIn(value);
    else if (value === undefined) change.members = [];
    else change.removes.push(...idsIn(value));
  } else if (name === 'displayname') change.displayName = asText(value);
  else if (name === 'externalid') change.externalId = op === 'remove' ? null : asText(value);
  else if (name !== 'id' && name !== 'schemas') throw new UnknownPath(path);
}

/** `userName eq "ada@example.com"`: the one form of a filter that directories look people and groups up by. */
export function equalityIn(filter: string): { attribute: string; value: string } | undefined {
  const [, attribute, quoted] = /^\s*([A-Za-z.]+)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(filter) ?? [];
  if (attribute === undefined || quoted === undefined) return undefined;
  try {
    return { attribute: attribute.toLowerCase(), value: String(JSON.parse(quoted)) };
  } catch {
    return undefined;
  }
}
