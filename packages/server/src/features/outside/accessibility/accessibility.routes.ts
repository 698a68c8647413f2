import * as calls from '@ardoise/domain/contract/accessibility.ts';
import { readConformity } from '@ardoise/domain/contract/conformity.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { readStatement } from './read-statement.ts';
import { countSilentNames, listSilentNames } from './silent-names.ts';

/** The accessibility statement, once an administrator has published it (specification/accessibility.md#publication). */
export function accessibilityRoutes(app: FastifyInstance, { pool }: AppContext): void {
  const statementNow = async () => {
    const now = new Date();
    return readStatement(now.getTime(), await countSilentNames(pool, now));
  };
  route(app, readConformity, async () => {
    const { jour } = await readSetting(pool, 'declaration');
    return { etat: jour === null ? null : (await statementNow()).conformite };
  });
  route(app, calls.readAccessibility, async () => {
    const { jour, ...said } = await readSetting(pool, 'declaration');
    if (jour === null) return { declaration: null };
    return { declaration: { publication: { ...said, jour }, ...(await statementNow()) } };
  });
  route(app, calls.previewAccessibility, statementNow);
  route(app, calls.listSilentNames, async () => ({ noms: await listSilentNames(pool, new Date()) }));
}
