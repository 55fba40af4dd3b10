/** A reply taken apart into what the leanest server would store: the rows of one table, a column for each field. */
export interface ReplyParts {
  /** What stands before the rows, the same for every call: `{"message":"Successful.","data":`. */
  before: string;
  /** What stands behind them and differs from call to call: `,"count":10000,"keys":{…}}`. Stored with the first row. */
  behind: string;
  isList: boolean;
  columns: Column[];
  rows: (string | null)[][];
}

interface Column {
  field: string;
  /** Lists and objects are `json`: text that nobody looks into. */
  type: 'text' | 'integer' | 'float8' | 'bool' | 'json';
}

type Fields = Record<string, unknown>;

const member = ([name, value]: [string, unknown]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`;

/** Takes a reply apart whose `data` is a row or a list of them. */
export function takeApart(reply: string): ReplyParts {
  const all = Object.entries(JSON.parse(reply) as Fields);
  const at = all.findIndex(([name]) => name === 'data');
  const data = all[at]?.[1] as Fields | Fields[];
  const isList = Array.isArray(data);
  const found = isList ? data : [data];
  const columns = Object.keys(found[0] ?? {}).map((field) => ({
    field,
    type: typeOf(found.map((row) => row[field])),
  }));
  const before = all.slice(0, at).map((one) => `${member(one)},`);
  const behind = all.slice(at + 1).map((one) => `,${member(one)}`);
  return {
    before: `{${before.join('')}"data":`,
    behind: `${behind.join('')}}`,
    isList,
    columns,
    rows: found.map((row) => columns.map(({ field, type }) => stored(row[field], type))),
  };
}

function typeOf(values: unknown[]): Column['type'] {
  const known = values.filter((value) => value !== null);
  if (known.every((value) => typeof value === 'string')) return 'text';
  if (known.every((value) => typeof value === 'boolean')) return 'bool';
  if (known.every((value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31)) return 'integer';
  return known.every((value) => typeof value === 'number') ? 'float8' : 'json';
}

/** Nothing in a column of JSON is null in the database's sense: its text says so. */
const stored = (value: unknown, type: Column['type']): string | null =>
  type === 'json' ? JSON.stringify(value) : value === null || value === undefined ? null : String(value);

/** The SQL that writes the text of one row: the database does it with less than a server that first makes values of it. */
export const rowAsText = (columns: readonly Column[]): string =>
  `concat(${columns.map(({ field, type }, at) => `concat('${at === 0 ? '{' : ','}"${field}":', coalesce(${type === 'text' ? `to_json("${field}")` : `"${field}"`}::text, 'null'))`).join(', ')}, '}')`;
