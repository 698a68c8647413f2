import { DRAFT_STATUS, dcOf, documentOf, LARGE_DOCUMENTS, projectIdOf, statusOf } from './rows.ts';
import { inTurn } from './rows-in-turn.ts';
import { run as ask } from './run-statement.ts';
import { limitHeaders, productHeaders, type Scenario } from './scenario.ts';

const JSON_BODY = { 'content-type': 'application/json' };

/**
 * Expected versions of saves (optimistic locking), by row: read before the run, then incremented, as a delegate's page
 * does.
 */
class Versions {
  readonly #next = new Map<number, number>();

  set(index: number, version: number): void {
    this.#next.set(index, version);
  }

  take(index: number): number {
    const version = this.#next.get(index) ?? 0;
    this.#next.set(index, version + 1);
    return version;
  }
}

function rowsWithStatus(status: string, first: number, last: number, most: number): number[] {
  const found: number[] = [];
  for (let index = first; index <= last && found.length < most; index += 1)
    if (statusOf(index) === status) found.push(index);
  return found;
}

/** Rows with a usual document that were loaded in this status. */
export function usualRows(status: string, size: number, most: number): number[] {
  return rowsWithStatus(status, LARGE_DOCUMENTS + 1, size, most);
}

function savedText(index: number, version: number): string {
  return documentOf(index).replace('place du Palais', `place du Palais ${version}`);
}

/** The reference's save of these rows, with its setup. */
export function limitSave(rows: readonly number[]): Required<Pick<Scenario, 'limit' | 'prepare'>> {
  const versions = new Versions();
  const next = inTurn(rows);
  return {
    prepare: async (database) => {
      const found = await ask<{ id: number; version: number }>(
        database,
        `select id::int as id, version from reference.projects where id in (${rows.join(',')})`,
      );
      for (const { id, version } of found) versions.set(id, version);
    },
    limit: () => {
      const index = next();
      const version = versions.take(index);
      return {
        method: 'PUT',
        path: `/projects/${index}`,
        headers: { ...limitHeaders(), ...JSON_BODY },
        body: `{"version":${version},"doc":${savedText(index, version)}}`,
      };
    },
  };
}

/** Versions of these rows in the product, by row. */
export async function productVersions(
  database: string,
  rows: readonly number[],
): Promise<Map<number, number>> {
  const ids = new Map(rows.map((index) => [projectIdOf(index), index]));
  const found = await ask<{ id: string; version: number }>(
    database,
    `select id, version from projects where id in (${[...ids.keys()].map((id) => `'${id}'`).join(',')})`,
  );
  return new Map(found.map(({ id, version }) => [ids.get(id) ?? 0, version]));
}

/** The part of a document that a step changes, as the page sends it. */
function changedPart(index: number, version: number): string {
  const { pdv } = JSON.parse(savedText(index, version)) as { pdv: unknown };
  return JSON.stringify({ pdv });
}

/** As many drafts as are edited at once: each is saved again within seconds. */
const EDITED = 300;

interface Saves {
  text: (index: number, version: number) => string;
  rows: (size: number) => number[];
}

const SAVES = {
  'save-20k': {
    text: savedText,
    rows: () => rowsWithStatus(DRAFT_STATUS, 1, LARGE_DOCUMENTS, 1000),
  },
  'save-2k': { text: savedText, rows: (size) => usualRows(DRAFT_STATUS, size, 2000) },
  'save-part': { text: changedPart, rows: (size) => usualRows(DRAFT_STATUS, size, EDITED) },
} satisfies Record<string, Saves>;

/**
 * Saves of complete documents, large ones or usual ones; `save-part`: of what changed in a usual one, where the
 * reference saves it whole.
 */
export function saveScenario(name: keyof typeof SAVES, size: number): Scenario {
  const { text, rows }: Saves = SAVES[name];
  return savesOf(name, rows(size), text, size);
}

/** Saves of what a step changed, of these rows. */
export function savePartScenario(rows: readonly number[], size: number): Scenario {
  return savesOf('save-part', rows, changedPart, size);
}

function savesOf(name: string, rows: readonly number[], text: Saves['text'], size: number): Scenario {
  const versions = new Versions();
  const next = inTurn(rows);
  const { limit, prepare } = limitSave(rows);
  return {
    name,
    limit,
    updates: 'projects',
    prepare: async (database) => {
      await prepare(database);
      for (const [index, version] of await productVersions(database, rows)) versions.set(index, version);
    },
    product: () => {
      const index = next();
      const version = versions.take(index);
      return {
        method: 'PUT',
        path: `/rest/myplv/projets/${projectIdOf(index)}`,
        headers: { ...productHeaders(dcOf(index, size)), ...JSON_BODY },
        body: `${text(index, version).slice(0, -1)},"version":${version}}`,
      };
    },
  };
}
