import type { Pool } from 'pg';
import type { Config } from '../config.ts';

/** What features are given at start; nothing else is shared, and nothing in it is a user's state. */
export interface AppContext {
  config: Config;
  pool: Pool;
}
