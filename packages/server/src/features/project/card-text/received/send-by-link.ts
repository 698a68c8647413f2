import { Refusal } from '@ardoise/domain/base/errors.ts';
import { lineDoubts } from '@ardoise/domain/card-text/line-doubts.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { sendTextByLink as sendCall } from '@ardoise/domain/contract/received-texts.ts';
import { hasCardText } from '@ardoise/domain/projects/has-card-text.ts';
import { inTransaction, type Transaction } from '../../../../db/transaction.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { receivedTextMail } from '../../../base/mails/templates/received-text.ts';
import { holdBlobs } from '../../documents/files/files.repository.ts';
import { recordStored } from '../../documents/files/record-file.ts';
import { type FileLink, markLinkUsed } from '../../links/links.repository.ts';
import { mailsOfWaiting } from '../../links/mails-of-waiting.ts';
import { type Deposit, deleteDeposit, findDeposit } from './deposits.repository.ts';
import { enterText } from './enter-text.ts';
import { insertReceived } from './received-texts.repository.ts';
import { lockedTextLink, textLink } from './text-link.ts';

const NOTHING = 'Il n’y a pas encore de ligne à envoyer.';

type Sent = ReplyOf<typeof sendCall>;

function summary({ parts, file }: Deposit, apresSignature: boolean): Sent {
  return {
    fichier: file === null ? null : (parts.lectureCarte.origine?.nom ?? file.name),
    lignes: (parts.texteCarte.lignes ?? []).length,
    corrigees: (parts.lectureCarte.lignes ?? []).filter(({ corrigee }) => corrigee).length,
    aVerifier: lineDoubts(parts).size,
    apresSignature,
  };
}

/** The file of the deposit as one of the project's. */
async function recordDeposited(tx: Transaction, link: FileLink, { file }: Deposit, afterSignature: boolean) {
  if (file === null) return null;
  // The deposit that refers to its bytes may be deleted at this moment, 14 days old.
  await holdBlobs(tx);
  return recordStored(tx, {
    ...file,
    projectId: link.id,
    type: 'texte',
    uploadedBy: link.email,
    receivedAfterSignature: afterSignature,
  });
}

async function tellWhoWaits(tx: Transaction, { mails }: AppContext, link: FileLink, sent: Sent) {
  for (const to of await mailsOfWaiting(tx, link))
    await mails.queue(tx, receivedTextMail({ to, project: link, from: link.email, ...sent }));
}

/** Makes the deposit a received text; the link is then used. @throws Refusal VALIDATION without a line */
async function receive(tx: Transaction, context: AppContext, projectId: string, token: string) {
  const link = await lockedTextLink(tx, projectId, token);
  const deposit = await findDeposit(tx, token);
  if (deposit === null || !hasCardText(deposit.parts))
    throw new Refusal('VALIDATION', {
      message: NOTHING,
      champs: [{ chemin: 'texteCarte', message: NOTHING }],
    });
  const afterSignature = link.client_signed || link.dc_signed;
  const file = await recordDeposited(tx, link, deposit, afterSignature);
  const { lectureCarte, texteCarte } = deposit.parts;
  const { origine } = lectureCarte;
  const id = await insertReceived(tx, {
    projectId,
    fileId: file?.id ?? null,
    sentBy: link.email,
    afterSignature,
    parts: {
      texteCarte,
      lectureCarte:
        file === null || origine === undefined
          ? lectureCarte
          : { ...lectureCarte, origine: { ...origine, fichier: file.id } },
    },
  });
  await markLinkUsed(tx, token);
  await deleteDeposit(tx, token);
  const sent = summary(deposit, afterSignature);
  await tellWhoWaits(tx, context, link, sent);
  return { id, sent };
}

/**
 * 'Envoyer': uses up the link. Where nobody can be surprised by it, the text enters the order at once
 * (specification/card-text.md#received-texts).
 * @param onNotEntered told why it could not enter: it is received all the same, and its dc takes it
 * @throws Refusal INTROUVABLE, LIEN_EXPIRE, VALIDATION
 */
export async function sendByLink(
  context: AppContext,
  token: string,
  onNotEntered: (error: unknown) => void,
): Promise<Sent> {
  const link = await textLink(context.pool, token);
  const { id, sent } = await inTransaction(context.pool, (tx) => receive(tx, context, link.id, token));
  await enterText(context, link.id, id).catch(onNotEntered);
  return sent;
}
