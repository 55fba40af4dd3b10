import { isStorable } from '#platform/contract/plain-text/plain-text.ts';
import type { GroupChange, PatchOperation, UserBody, UserChange } from './scim.contract.ts';

/** A patch that says what no one of its forms does. */
export class UnknownPath extends Error {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asText = (value: unknown): string => {
  if (typeof value !== 'string') throw new UnknownPath('a text is expected');
  return value;
};
const isTrue = (value: unknown): boolean => String(value).toLowerCase() === 'true';
const asBoolean = (value: unknown): boolean => {
  if (!/^(?:true|false)$/i.test(String(value))) throw new UnknownPath('true or false is expected');
  return isTrue(value);
};

/** Attributes that the product does not keep: directories send them, and nothing becomes of them. */
const unkept =
  /^(urn:|title$|displayname$|nickname$|profileurl$|preferredlanguage$|locale$|timezone$|usertype$|department$|phonenumbers|addresses|photos|roles|entitlements|groups|ims|password$|name\.(formatted|middlename|honorific)|name$|schemas$|id$|meta)/i;

/** The address that counts among several: the primary one, or the first. */
const addressAmong = (addresses: readonly Record<string, unknown>[]): unknown =>
  (addresses.find(({ primary }) => isTrue(primary)) ?? addresses[0])?.['value'];

/** One attribute of a user and its value, as a path or a key of the value says it. Null unassigns what somebody may be without, and says
 *  nothing of the rest. */
function setOnUser(change: UserChange, path: string, value: unknown, isRemoval: boolean): void {
  const name = path.toLowerCase();
  const isSaid = value !== null;
  if (name === 'username') {
    if (isSaid) change.userName = asText(value);
  } else if (name === 'externalid') change.externalId = isRemoval || !isSaid ? null : asText(value);
  else if (name === 'active') {
    if (isSaid) change.active = isRemoval ? false : asBoolean(value);
  } else if (name === 'name.givenname') change.givenName = isRemoval || !isSaid ? '' : asText(value);
  else if (name === 'name.familyname') change.familyName = isRemoval || !isSaid ? '' : asText(value);
  else if (name === 'name' && isObject(value))
    for (const [key, held] of Object.entries(value)) setOnUser(change, `name.${key}`, held, isRemoval);
  else if (/^emails(\[.*\])?\.value$/.test(name)) {
    if (isSaid) change.email = asText(value);
  } else if (name === 'emails' && (Array.isArray(value) || !isSaid)) {
    const address = addressAmong([value ?? []].flat().filter(isObject)) ?? undefined;
    if (address !== undefined) change.email = asText(address);
  } else if (!unkept.test(path)) throw new UnknownPath(path);
}

/** What the operations of a patch come to, in the forms of the standard, of Entra ID (a path each, "Replace" with a capital, booleans as
 *  words) and of Okta (no path, an object as the value). */
export function readUserPatch(operations: readonly PatchOperation[]): UserChange {
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

/** The same of a user who is sent whole: what is left out is left as it is, but for the directory's own id. */
export function readUser({
  userName,
  externalId,
  name,
  emails,
  active,
}: UserBody): UserChange & { userName: string; email: string } {
  const email = addressAmong(emails ?? []);
  return {
    userName,
    externalId: externalId ?? null,
    // Where there is none, the name has to be one.
    email: email === undefined ? userName : asText(email),
    ...(name?.givenName != null && { givenName: name.givenName }),
    ...(name?.familyName != null && { familyName: name.familyName }),
    ...(active != null && { active: isTrue(active) }),
  };
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
export function readGroupPatch(operations: readonly PatchOperation[]): GroupChange {
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
  } else if (name === 'displayname') {
    if (value !== null) change.displayName = asText(value);
  } else if (name === 'externalid')
    change.externalId = op === 'remove' || value === null ? null : asText(value);
  else if (name !== 'id' && name !== 'schemas') throw new UnknownPath(path);
}

/** `userName eq "ada@example.com"`: the one form of a filter that directories look people and groups up by. Nothing where the value is
 *  none that anybody could have: what it spells is known here, and not before. */
export function equalityIn(filter: string): { attribute: string; value: string } | undefined {
  const [, attribute, quoted] = /^\s*([A-Za-z.]+)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(filter) ?? [];
  if (attribute === undefined || quoted === undefined) return undefined;
  try {
    const value = String(JSON.parse(quoted));
    return isStorable(value) ? { attribute: attribute.toLowerCase(), value } : undefined;
  } catch {
    return undefined;
  }
}
