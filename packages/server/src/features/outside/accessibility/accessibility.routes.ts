import * as calls from '@ardoise/domain/contract/accessibility.ts';
import { readConformity } from '@ardoise/domain/contract/conformity.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { readStatement } from './read-statement.ts';

/** The accessibility statement, once an administrator has published it (specification/accessibility.md#publication). */
export function accessibilityRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, readConformity, async () => {
    const { jour } = await readSetting(pool, 'declaration');
    return { etat: jour === null ? null : readStatement(Date.now()).conformite };
  });
  route(app, calls.readAccessibility, async () => {
    const { jour, ...said } = await readSetting(pool, 'declaration');
    if (jour === null) return { declaration: null };
    return { declaration: { publication: { ...said, jour }, ...readStatement(Date.now()) } };
  });
  route(app, calls.previewAccessibility, async () => readStatement(Date.now()));
}
