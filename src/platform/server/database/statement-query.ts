import pg from 'pg';

// What pg keeps to itself of a query and its result (docs/decisions/0052-private-parts-of-libraries.md).

interface Field {
  name: string;
  dataTypeID: number;
}
type Row = Record<string, unknown>;

interface ResultParts extends pg.QueryResult<Row> {
  _parsers: ((text: string) => unknown)[];
  _prebuiltEmptyResultObject: Row;
  addFields(fields: readonly Field[]): void;
}
interface QueryParts extends pg.Submittable {
  name: string | undefined;
  values: unknown[] | undefined;
  callback: (error: Error | undefined, result: pg.QueryResult<Row>) => void;
  _result: ResultParts;
  _results: ResultParts;
  _canceledDueToError: unknown;
}
const Result = pg.Result as unknown as new () => ResultParts;
const Query = pg.Query as unknown as new (text: string) => QueryParts;

/** By the name of a statement: what its rows were made of when it was last answered. */
const shapes = new Map<
  string,
  Pick<ResultParts, '_parsers' | '_prebuiltEmptyResultObject'> & { fields: readonly Field[] }
>();

const isSame = (one: readonly Field[], other: readonly Field[]): boolean =>
  one.length === other.length &&
  one.every(({ name, dataTypeID }, at) => name === other[at]?.name && dataTypeID === other[at].dataTypeID);

class StatementResult extends Result {
  readonly #statement: string;
  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  override addFields(fields: readonly Field[]): void {
    const known = shapes.get(this.#statement);
    if (known !== undefined && isSame(known.fields, fields)) {
      Object.assign(this, known);
      return;
    }
    super.addFields(fields);
    const { _parsers, _prebuiltEmptyResultObject } = this;
    shapes.set(this.#statement, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** A statement on its way. pg works out anew for each answer how its columns are read and what an empty row looks like, which for
 *  sixty columns takes longer than reading the row: of a named statement that is known from its last answer, as long as the
 *  columns are the same. Nor is what was asked copied property by property. */
class StatementQuery extends Query {
  constructor({ name, text, values }: pg.QueryConfig, callback: QueryParts['callback']) {
    super(text);
    this.values = values as unknown[] | undefined;
    this.callback = callback;
    if (name === undefined) return;
    this.name = name;
    this._result = new StatementResult(name);
    this._results = this._result;
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this._canceledDueToError) return;
    const { _parsers: parsers, _prebuiltEmptyResultObject: empty, fields: columns, rows } = this._result;
    const row = { ...empty };
    try {
      for (let at = 0; at < fields.length; at++) {
        const value = fields[at];
        if (value != null)
          row[(columns[at] as Field).name] = (parsers[at] as (text: string) => unknown)(value);
      }
    } catch (error) {
      this._canceledDueToError = error;
      return;
    }
    rows.push(row);
  }
}

/** Sends a statement on a connection. */
export const sendStatement = (client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> =>
  // drizzle's own statements ask for rows as lists.
  'rowMode' in statement
    ? client.query(statement)
    : new Promise((resolve, reject) => {
        client.query(
          new StatementQuery(statement, (error, result) => (error ? reject(error) : resolve(result))),
        );
      });
