import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { listDemoExamples } from '@ardoise/domain/contract/demo.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import type { Db } from './db/transaction.ts';
import type { FileStore } from './storage/file-store.ts';

/** What the server is told of the demonstration, which is a package of its own (packages/demo); null without DEMO=1. */
export interface Demonstration {
  /** Of each of its accounts. */
  password: string;
  accounts: readonly { name: string; prenom: string; nom: string; role: Role }[];
  /** Loads it once; later calls change nothing. @throws where there are accounts already */
  load(into: DemonstrationPlace): Promise<unknown>;
  /** Prints the documents that the loaded projects lack, beside what the server does; returns how to stop it. */
  startPrinting(into: DemonstrationPlace, onError: (error: unknown) => void): () => Promise<void>;
  /** One project of each kind in each status, for /dev. */
  listExamples(db: Db): Promise<ReplyOf<typeof listDemoExamples>>;
}

/** What it is loaded into: the database, and the store of the photographs. */
export interface DemonstrationPlace {
  pool: Pool;
  files: FileStore;
}
