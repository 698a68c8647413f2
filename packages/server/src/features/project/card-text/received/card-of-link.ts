import { required } from '@ardoise/domain/base/errors.ts';
import { wholeCard } from '@ardoise/domain/card-text/whole-card.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { openTextLink } from '@ardoise/domain/contract/received-texts.ts';
import type { CardText } from '@ardoise/domain/projects/card-text.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { LINK_EXTENSIONS, maxFileSize } from '@ardoise/domain/rules/file-rules.ts';
import type { Db } from '../../../../db/transaction.ts';
import { findLinkedProject } from '../../links/linked-project.repository.ts';
import { documentOf } from '../../projects/project-record.ts';
import { validSignatures } from '../../projects/signatures.repository.ts';
import { signedWhen } from '../../projects/signed-when.ts';
import { findDeposit } from './deposits.repository.ts';
import { presentDeposit } from './present-deposit.ts';
import { textLink } from './text-link.ts';

/** The prices of chosen drinks are the order's: its owner takes over and corrects dishes. */
export function withoutDrinks({ texteCarte = {} }: ProjectDocument): CardText {
  const { boissons: _drinks, ...lines } = texteCarte;
  return lines;
}

/** What the page of a link shows that asks for the text of a card: what is prepared, and the order's own text. */
export async function cardOfLink(db: Db, token: string): Promise<ReplyOf<typeof openTextLink>> {
  const { id, name_projet, ville, dc_name, dc_phone, expires } = await textLink(db, token);
  const document = documentOf(required(await findLinkedProject(db, id)));
  const signatures = await validSignatures(db, id);
  const [first] = signatures.toSorted((one, other) => (one.t_signature < other.t_signature ? -1 : 1));
  const deposit = await findDeposit(db, token);
  const formats = [...LINK_EXTENSIONS.texte];
  return {
    nameProjet: name_projet,
    ville,
    demandeur: dc_name,
    telephone: dc_phone,
    ...signedWhen(first),
    commande: wholeCard(first === undefined ? { texteCarte: withoutDrinks(document) } : document),
    depot: deposit === null ? null : presentDeposit(deposit),
    formats,
    tailleMax: maxFileSize('texte', formats[0] ?? ''),
    expire: expires,
  };
}
