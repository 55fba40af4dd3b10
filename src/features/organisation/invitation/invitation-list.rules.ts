import { isMailAddress, normalAddress } from '#platform/contract/plain-text/mail-address.ts';
import type { PersonType } from '#platform/contract/access.ts';
import { folded } from '#platform/contract/folding.ts';
import type { Invited } from './invitation.contract.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** Why somebody in a list cannot be invited. */
export type ListProblem =
  | 'not_an_address'
  | 'twice'
  | 'already_member'
  | 'type_unknown'
  | 'department_unknown';

/** Somebody in a list that was pasted, or came in a file. */
export interface ListedPerson {
  /** Of the text, from 1. */
  line: number;
  email: string;
  type: PersonType;
  /** As they were written, where they are known. */
  departments: { id: string; name: string }[];
  problem?: ListProblem;
  /** What of it is wrong. */
  wrong?: string;
  /** Invited before, and now sent a new link. */
  isInvited: boolean;
}

export interface ListFacts {
  /** Words for each type, in any language. */
  types: Readonly<Record<PersonType, readonly string[]>>;
  departments: readonly { id: string; name: string }[];
  /** Addresses of members, and of those with an open invitation. */
  members: ReadonlySet<string>;
  invited: ReadonlySet<string>;
}

/** What those become of whom the list says nothing. */
export interface ListDefaults {
  type: PersonType;
  departments: readonly { id: string; name: string }[];
}

/** A list whose first line names its columns is a table: `email, type, departments`. */
const isTable = ([first]: readonly string[][]): boolean =>
  (first ?? []).some((cell) => headerOf(cell) === 'email') &&
  !(first ?? []).some((cell) => cell.includes('@'));

const headers: Readonly<Record<'email' | 'type' | 'departments', readonly string[]>> = {
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'e-posta',
    'eposta',
    'البريد الإلكتروني',
    'البريد',
  ],
  type: ['type', 'role', 'tür', 'rol', 'النوع', 'الدور'],
  departments: ['departments', 'department', 'business unit', 'birimler', 'birim', 'الإدارات', 'الإدارة'],
};
const isOneOf = (words: readonly string[], text: string): boolean =>
  words.some((word) => folded(word) === folded(text.trim()));
const headerOf = (cell: string) => keysOf(headers).find((name) => isOneOf(headers[name], cell));

/** The people of a text: addresses with commas, semicolons, blanks or ends of lines between them, also as mail programs write them
 *  (`Ada Lovelace <ada@example.com>`), or a table in CSV whose first line names its columns. */
export function listedPeople(text: string, facts: ListFacts, defaults: ListDefaults): ListedPerson[] {
  const rows = csvRows(text);
  const found = isTable(rows) ? ofTable(rows, facts, defaults) : ofAddresses(text, defaults);
  const seen = new Set<string>();
  return found.map((one) => {
    const { email } = one;
    const again = seen.has(email);
    seen.add(email);
    const isInvited = facts.invited.has(email);
    if (!isMailAddress(email)) return { ...one, isInvited, problem: 'not_an_address' as const, wrong: email };
    if (again) return { ...one, isInvited, problem: 'twice' as const, wrong: email };
    if (facts.members.has(email))
      return { ...one, isInvited, problem: 'already_member' as const, wrong: email };
    return { ...one, isInvited };
  });
}

type Found = Omit<ListedPerson, 'isInvited'>;

function ofAddresses(text: string, { type, departments }: ListDefaults): Found[] {
  return text.split(/\r\n?|\n/).flatMap((line, at) =>
    line.split(/[,;\t]/).flatMap((part) => {
      const bracketed = /<([^<>]*)>/.exec(part)?.[1];
      const addresses = bracketed === undefined ? part.split(/\s+/) : [bracketed];
      return addresses
        .map(normalAddress)
        .filter((email) => email !== '')
        .map((email) => ({ line: at + 1, email, type, departments: [...departments] }));
    }),
  );
}

function ofTable(
  [first = [], ...rows]: readonly string[][],
  { types, departments: known }: ListFacts,
  defaults: ListDefaults,
): Found[] {
  const columns = first.map(headerOf);
  const cellOf = (row: readonly string[], name: keyof typeof headers) =>
    (row[columns.indexOf(name)] ?? '').trim();
  return rows.flatMap((row, at): Found[] => {
    if (row.every((cell) => cell.trim() === '')) return [];
    const email = normalAddress(cellOf(row, 'email'));
    const told = cellOf(row, 'type');
    const type = told === '' ? defaults.type : keysOf(types).find((one) => isOneOf(types[one], told));
    const names = cellOf(row, 'departments')
      .split(/[|;,]/)
      .map((name) => name.trim())
      .filter(Boolean);
    const departments =
      names.length === 0 ? [...defaults.departments] : known.filter(({ name }) => isOneOf(names, name));
    const strange = names.find((name) => !known.some((one) => isOneOf([name], one.name)));
    const common = { line: at + 2, email, type: type ?? defaults.type, departments };
    if (type === undefined) return [{ ...common, problem: 'type_unknown', wrong: told }];
    if (strange !== undefined) return [{ ...common, problem: 'department_unknown', wrong: strange }];
    return [common];
  });
}

/** The cells of a text in CSV, by the mark that stands most often in its first line; quotes hold marks, ends of lines and doubled quotes. */
export function csvRows(text: string): string[][] {
  const [head = ''] = text.split(/\r|\n/, 1);
  const countOf = (mark: string) => head.split(mark).length;
  const mark = [',', ';', '\t'].reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const signs = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] ?? '';
    if (isQuoted && sign === '"' && signs[at + 1] === '"') cell += signs[at++];
    else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === mark) end();
    else if (sign === '\n') {
      end();
      rows.push([]);
    } else cell += sign;
  }
  end();
  return rows;
}

/** Those of a list that can be invited, as the call takes them. */
export const invitable = (people: readonly ListedPerson[]): Invited[] =>
  people
    .filter(({ problem }) => problem === undefined)
    .map(({ email, type, departments }) => ({
      email,
      type,
      department_ids: departments.map(({ id }) => id),
    }));
