import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
await migrate(database.pool);
const app = await buildApp({ config, pool: database.pool }, { logLevel: 'info' });
await app.listen({ host: config.host, port: config.port });
