import * as z from 'zod/mini';
import { BACKUP_FAILURES } from '../base/backup-failures.ts';
import { get } from './call.ts';

/** How many wait, and since when the oldest; null for none. */
const waiting = z.object({ nombre: z.int(), depuis: z.nullable(z.string()) });
const backup = z.nullable(z.object({ t: z.string(), nom: z.string(), taille: z.number() }));

/** How the installation runs, for head office and the administrator (specification/content-management.md#state-of-the-service). */
export const readServiceState = get('How the installation runs', {
  path: '/rest/myplv/contenus/etat',
  who: 'service.read',
  reply: z.object({
    /** Now, of the server. */
    t: z.string(),
    /** Whether mails leave, as in the list of mails. */
    envoi: z.enum(['actif', 'sans_serveur', 'demonstration']),
    courriels: z.object({ attente: waiting, echecs: z.int() }),
    /** Work that is due and that no process has taken. */
    travaux: z.object({ courriels: waiting, imports: waiting }),
    /** Free bytes of the disk that receives uploads. */
    libre: z.number(),
    /** Where stored files are, and whether they can be read. */
    stockage: z.object({ lieu: z.enum(['disque', 'bucket']), joignable: z.boolean() }),
    /**
     * The last backup of the files, and of the database; `base` null also where its operator makes them (not `baseIncluse`). `echec`: of a
     * scheduled one, since the last complete one.
     */
    sauvegardes: z.object({
      fichiers: backup,
      base: backup,
      baseIncluse: z.boolean(),
      echec: z.nullable(z.object({ t: z.string(), cause: z.enum(BACKUP_FAILURES) })),
      programmees: z.boolean(),
    }),
    base: z.object({ version: z.string(), taille: z.number() }),
    /** Of the database, as the responding process uses them; `retard` in seconds. */
    repliques: z.array(
      z.object({
        nom: z.string(),
        etat: z.enum(['lue', 'retard', 'absente']),
        retard: z.nullable(z.int()),
      }),
    ),
    serveurs: z.array(
      z.object({
        nom: z.string(),
        version: z.string(),
        node: z.string(),
        depuis: z.string(),
        vu: z.string(),
        present: z.boolean(),
      }),
    ),
  }),
});
