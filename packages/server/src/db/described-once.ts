import pg, { type Connection, type QueryConfig, type QueryResult } from 'pg';

type Answered = (error: Error | null, result: QueryResult) => void;

/** What pg reads rows by: column names, a parser each, and an empty row. */
interface Description {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** Members of pg's Query that its types leave out. */
interface QueryInternals {
  name: string;
  _result: Description;
  _accumulateRows: boolean;
  submit(connection: Connection): Error | null;
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
}

const PgQuery = pg.Query as unknown as new (
  config: QueryConfig,
  values: unknown[] | undefined,
  answered: Answered,
) => QueryInternals;

/** Descriptions of the statements prepared on a connection, by their names. */
const described = new WeakMap<Connection, Map<string, Description>>();

function describedOn(connection: Connection): Map<string, Description> {
  const known = described.get(connection) ?? new Map<string, Description>();
  described.set(connection, known);
  return known;
}

/**
 * A prepared statement whose columns are described at its first execution on a connection only: they stay the same, or
 * PostgreSQL refuses the statement ('cached plan must not change result type'). pg has them described each time, which
 * takes as long as reading a wide row itself.
 */
class DescribedOnce extends PgQuery {
  #known = new Map<string, Description>();

  override submit(connection: Connection): Error | null {
    this.#known = describedOn(connection);
    return super.submit(connection);
  }

  override prepare(connection: Connection): void {
    const known = this.#known.get(this.name);
    if (known === undefined) {
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, known);
    this._accumulateRows = true;
    const { describe } = connection as unknown as { describe: unknown };
    Object.assign(connection, { describe: () => undefined });
    try {
      super.prepare(connection);
    } finally {
      Object.assign(connection, { describe });
    }
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

const isNamed = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'name' in query && !('submit' in query);

/** pg's client, with prepared statements described once. */
export class DescribingOnceClient extends pg.Client {
  // One signature for pg's nine: a pool calls with a callback, a transaction awaits.
  override query(query: unknown, values?: unknown, answered?: unknown): never {
    const send = super.query.bind(this) as (...parts: unknown[]) => never;
    if (!isNamed(query)) return send(query, values, answered);
    const given = Array.isArray(values) ? (values as unknown[]) : undefined;
    const callback = (typeof values === 'function' ? values : answered) as Answered | undefined;
    if (callback !== undefined) return send(new DescribedOnce(query, given, callback));
    return new Promise((resolve, reject) =>
      send(new DescribedOnce(query, given, (error, result) => (error ? reject(error) : resolve(result)))),
    ).catch((error: Error) => {
      // As pg does: the stack trace of the caller, not of the socket.
      Error.captureStackTrace(error);
      throw error;
    }) as never;
  }
}
