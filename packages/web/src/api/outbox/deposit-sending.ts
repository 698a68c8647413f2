import { documentOf, partsToSend } from '@ardoise/domain/answers/changed-parts.ts';
import { CHANGED_SINCE_SIGNED } from '@ardoise/domain/base/words/changed-since-signed.ts';
import { depositOrder, type SignedOffline, withdrawDeposit } from '@ardoise/domain/contract/deposits.ts';
import { readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { ApiError } from '../api-error.ts';
import { measuredOffset } from '../device/server-clock.ts';
import { request } from '../request.ts';
import { isUnknown, outcomeOf } from './file-sendings.ts';
import type { Outbox } from './outbox.ts';
import type { Attempt, OutboxClient, Outcome, Sending } from './sending.ts';

/** A deposit prints an order form; one that hangs counts as unanswered: the same again finds what it stored. */
const PATIENCE_MS = 45_000;

/** Makes the order again what was signed, whatever others have changed since. */
async function restore(id: string, { document }: SignedOffline, signal: AbortSignal): Promise<void> {
  const project = await request(readProject, { params: { id }, signal });
  const body = { ...partsToSend(documentOf(project), document), version: project.version };
  await request(saveProject, { params: { id }, body, signal });
}

const isChanged = (error: unknown) => error instanceof ApiError && error.message === CHANGED_SINCE_SIGNED;

/** Sends everything that waits of an order to the dc who has it by now; undefined where this page cannot. @throws as `request` */
export type HandOver = (projectId: string, attempt: Attempt) => Promise<Outcome | undefined>;

/** Orders that were signed here: the server stores each once, by the id of its deposit. */
export function depositClient(handOver: HandOver): OutboxClient {
  return {
    send: async (sending, attempt) => {
      const { projectId, deposit, restores } = sending;
      if (deposit === undefined) return { name: 'gone' };
      const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(PATIENCE_MS)]);
      try {
        // Set since it was signed, or while the page was closed: what was known of the clock then may not hold.
        const decalageEnvoi = await measuredOffset();
        const body = { ...deposit, decalageEnvoi };
        const deposited = () => request(depositOrder, { params: { id: projectId }, body, signal });
        // One that has arrived, and whose answer was lost, is not written over what came after it.
        const reply = await deposited().catch(async (error: unknown) => {
          if (!restores || !isChanged(error)) throw error;
          await restore(projectId, deposit, signal);
          return deposited();
        });
        return { name: 'sent', reply };
      } catch (error) {
        // It may have been given to another dc.
        if (!isUnknown(error)) return outcomeOf(error);
        try {
          return (await handOver(projectId, attempt)) ?? outcomeOf(error);
        } catch (refused) {
          return outcomeOf(refused);
        }
      }
    },
  };
}

/** Its order was begun here and given up, and no file has made it yet. */
const NOT_TOLD =
  'Le serveur n’a pas cette commande\u00a0: le fichier exporté peut encore l’y créer, avec ces signatures. Effacez ce fichier, ou réessayez une fois qu’il a été repris.';

/** Orders that were signed here and taken back, by the ids of their deposits: a file that was exported of one deposits it no more. */
export const withdrawalClient: OutboxClient = {
  send: async ({ id: depot, projectId }, attempt) => {
    const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      await request(withdrawDeposit, { params: { id: projectId, depot }, signal });
      return { name: 'sent' };
    } catch (error) {
      return isUnknown(error) ? { name: 'refused', message: NOT_TOLD, error } : outcomeOf(error);
    }
  },
};

/** An order as it was before it was exported. */
export function notExported({ exportedAt: _file, exportSaved: _isSaved, ...sending }: Sending): Sending {
  return sending;
}

/** Takes back what was signed on this device and not sent; where a file has it too, the server is told. */
export async function takeBack(outbox: Outbox, signed: Sending): Promise<void> {
  const { id, projectId, project, exportedAt } = signed;
  if (exportedAt === undefined) return outbox.giveUp(signed);
  for (const one of await outbox.refresh())
    if (one.projectId === projectId && one.kind === 'creation')
      await outbox.add({ ...notExported(one), formerFileAt: exportedAt });
  // In the place of what was signed, at once.
  const blank = { tries: 0, triedAt: null, refusal: null };
  await outbox.add({ id, kind: 'withdrawal', projectId, project, at: Date.now(), ...blank });
  void outbox.run();
}
