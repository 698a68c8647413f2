import * as calls from '@ardoise/domain/contract/api-keys.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../app-context.ts';
import { listManagedKeys, type ManagedKeyRow } from './api-keys.repository.ts';
import { createKey } from './create-key.ts';
import { revokeKey } from './revoke-key.ts';

const MADE_A_MINUTE = 20;

function present(row: ManagedKeyRow): calls.ListedApiKey {
  return {
    id: row.id,
    nom: row.name,
    compte: { uid: row.uid, username: row.username, nom: row.shown, role: row.role },
    ecriture: row.mayWrite,
    fin_secret: row.hint,
    etat: row.state,
    t_creation: row.createdAt,
    creee_par: row.createdBy,
    t_fin: row.expires,
    t_revocation: row.revokedAt,
    t_utilisation: row.lastUsed,
    adresse: row.lastAddress,
  };
}

/** Keys of other programs, for the administrator (specification/security.md#keys). */
export function apiKeyRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, calls.listApiKeys, async () => (await listManagedKeys(pool)).map(present));
  route(
    app,
    calls.createApiKey,
    async ({ session, body }) => {
      const { key, secret } = await createKey(pool, session, body);
      return { cle: present(key), secret };
    },
    { perMinute: MADE_A_MINUTE },
  );
  route(app, calls.revokeApiKey, async ({ params }) => present(await revokeKey(pool, Number(params.cle))));
}
