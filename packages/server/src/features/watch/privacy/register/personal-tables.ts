import { ACCOUNT_TABLES } from './accounts.data.ts';
import { CONTENT_TABLES } from './contents.data.ts';
import { EXCHANGE_TABLES } from './exchanges.data.ts';
import { PROJECT_TABLES } from './projects.data.ts';
import type { PersonalTables } from './register.ts';

/** THE register: every table with something about people. The page, the export and the erasure derive from it. */
export const PERSONAL_TABLES: PersonalTables = {
  ...ACCOUNT_TABLES,
  ...PROJECT_TABLES,
  ...EXCHANGE_TABLES,
  ...CONTENT_TABLES,
};
