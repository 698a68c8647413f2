import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { listDemoExamples } from '@ardoise/domain/contract/demo.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import type { Db } from './db/transaction.ts';
import type { FileStore } from './storage/file-store.ts';

/** The server's interface to the demonstration, a separate package (packages/demo); null without DEMO=1. */
export interface Demonstration {
  /** Of each of its accounts. */
  password: string;
  accounts: readonly { name: string; prenom: string; nom: string; role: Role }[];
  /** Loads it once; idempotent. @throws if there are accounts already */
  load(into: DemonstrationPlace): Promise<unknown>;
  /** Prints missing documents of the loaded projects in the background; returns a function that stops it. */
  startPrinting(into: DemonstrationPlace, onError: (error: unknown) => void): () => Promise<void>;
  /** One project of each kind in each status, for /dev. */
  listExamples(db: Db): Promise<ReplyOf<typeof listDemoExamples>>;
}

/** Where it is loaded: the database, and the store of the photographs. */
export interface DemonstrationPlace {
  pool: Pool;
  files: FileStore;
}
