import { required } from '@ardoise/domain/base/errors.ts';
import { wholeCard } from '@ardoise/domain/card-text/whole-card.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { openTextLink } from '@ardoise/domain/contract/received-texts.ts';
import { LINK_EXTENSIONS, maxFileSize } from '@ardoise/domain/rules/file-rules.ts';
import type { Db } from '../../../../db/transaction.ts';
import { findLinkedProject } from '../../links/linked-project.repository.ts';
import { documentOf } from '../../projects/project-record.ts';
import { validSignatures } from '../../projects/signatures.repository.ts';
import { findDeposit } from './deposits.repository.ts';
import { presentDeposit } from './present-deposit.ts';
import { textLink } from './text-link.ts';

/** What the page of a link shows that asks for the text of a card: what is prepared, and the order's own text. */
export async function cardOfLink(db: Db, token: string): Promise<ReplyOf<typeof openTextLink>> {
  const { id, name_projet, ville, dc_name, dc_phone, expires } = await textLink(db, token);
  const project = required(await findLinkedProject(db, id));
  const [first] = (await validSignatures(db, id)).map(({ t_signature }) => t_signature).sort();
  const deposit = await findDeposit(db, token);
  const formats = [...LINK_EXTENSIONS.texte];
  return {
    nameProjet: name_projet,
    ville,
    demandeur: dc_name,
    telephone: dc_phone,
    signeLe: first ?? null,
    commande: wholeCard(documentOf(project)),
    depot: deposit === null ? null : presentDeposit(deposit),
    formats,
    tailleMax: maxFileSize('texte', formats[0] ?? ''),
    expire: expires,
  };
}
