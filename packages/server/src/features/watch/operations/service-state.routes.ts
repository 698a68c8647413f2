import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { readServiceState } from '@ardoise/domain/contract/service-state.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { readFigures, type Waiting } from '../../../operations/figures.repository.ts';
import {
  type LastBackup,
  type ListedServer,
  listLastBackups,
  listServers,
  readDatabaseFacts,
  readLastFailure,
} from '../../../operations/service-state.repository.ts';
import type { ReplicaReport } from '../../../replicas/replicas.ts';
import type { AppContext } from '../../base/app-context.ts';

type Reply = ReplyOf<typeof readServiceState>;

const agoOf = (now: number, { count, oldestSeconds }: Waiting) => ({
  nombre: count,
  depuis: count === 0 ? null : new Date(now - oldestSeconds * 1_000).toISOString(),
});

const backupOf = (backup: LastBackup | undefined) =>
  backup === undefined ? null : { t: backup.taken_at, nom: backup.name, taille: backup.bytes };

const serverOf = ({ host, pid, version, node, started_at, seen_at, present }: ListedServer) => ({
  nom: `${host} (${pid})`,
  version,
  node,
  depuis: started_at,
  vu: seen_at,
  present,
});

const replicaOf = ({ name, use, lagMs }: ReplicaReport) => ({
  nom: name,
  etat: use,
  retard: use === 'absente' || !Number.isFinite(lagMs) ? null : Math.round(lagMs / 1_000),
});

async function readState({ pool, lists, config, mails, files, readiness }: AppContext): Promise<Reply> {
  const [figures, backups, failure, facts, servers, libre, joignable] = await Promise.all([
    readFigures(pool),
    listLastBackups(pool),
    readLastFailure(pool),
    readDatabaseFacts(pool),
    listServers(pool),
    files.freeBytes(),
    readiness.storageAnswers(),
  ]);
  const now = Date.now();
  const database = backups.find(({ with_database }) => with_database);
  return {
    t: new Date(now).toISOString(),
    envoi: mails.isForShow ? 'demonstration' : config.smtpUrl === undefined ? 'sans_serveur' : 'actif',
    courriels: { attente: agoOf(now, figures.mails), echecs: figures.mails.failed },
    travaux: { courriels: agoOf(now, figures.jobs.mail), imports: agoOf(now, figures.jobs.imports) },
    libre,
    stockage: { lieu: config.s3 === undefined ? 'disque' : 'bucket', joignable },
    sauvegardes: {
      fichiers: backupOf(backups[0]),
      base: backupOf(database),
      baseIncluse: config.backupsHoldDatabase,
      echec: failure && { t: failure.at, cause: failure.failure },
      programmees: config.backups !== undefined,
    },
    base: { version: facts.version, taille: facts.bytes },
    repliques: lists.states().map(replicaOf),
    serveurs: servers.map(serverOf),
  };
}

/** How the installation runs (specification/content-management.md#state-of-the-service). */
export function serviceStateRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, readServiceState, () => readState(context));
}
