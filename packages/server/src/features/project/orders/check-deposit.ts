import { Refusal } from '@ardoise/domain/base/errors.ts';
import { CHANGED_SINCE_SIGNED } from '@ardoise/domain/base/words/changed-since-signed.ts';
import type { SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import { attachedFiles } from '@ardoise/domain/projects/attached-files.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import { coveredFiles } from '../projects/signatures.repository.ts';
import { contentHash } from './record-signature.ts';

const OTHER_HASH =
  'Ce qui est arrivé n’est pas ce qui a été signé\u00a0: l’empreinte diffère. Gardez une copie, et faites signer à nouveau.';
const NOT_READ =
  'La mention sur les données n’a pas été montrée à la signature\u00a0: faites signer la commande à nouveau.';
const OTHER_FILES =
  'Les fichiers de la commande ne sont plus ceux qui ont été signés\u00a0: un fichier a été ajouté ou supprimé depuis.';

/** @throws Refusal VALIDATION: what has arrived is not what was signed */
export function refuseOtherHash(body: SignedOffline, content: string): void {
  if (contentHash(content).toString('hex') === body.empreinte) return;
  throw new Refusal('VALIDATION', {
    message: OTHER_HASH,
    champs: [{ chemin: 'empreinte', message: OTHER_HASH }],
  });
}

/** @throws Refusal VALIDATION: nobody was shown what becomes of their data */
export function refuseUnread({ mention }: SignedOffline): void {
  if (mention.trim() !== '') return;
  throw new Refusal('VALIDATION', {
    message: NOT_READ,
    champs: [{ chemin: 'mention', message: NOT_READ }],
  });
}

/** The medal is the outlet's, which a device may not know. */
function answersOf(document: ProjectDocument): string {
  const { pdv, ...others } = document;
  if (pdv === undefined) return canonicalText(signedContent(document, []));
  const { medaillePDV: _ofOutlet, ...typed } = pdv;
  return canonicalText(signedContent({ ...others, pdv: typed }, []));
}

/** @throws Refusal VERSION where these are not the answers that were signed */
export function refuseOtherAnswers(present: ProjectDocument, { document }: SignedOffline): void {
  if (answersOf(present) !== answersOf(document))
    throw new Refusal('VERSION', { message: CHANGED_SINCE_SIGNED });
}

/**
 * What was signed must be what the order says now, with every file that it names: nothing is mended here.
 * @throws Refusal VERSION where it was changed elsewhere since
 */
export async function refuseChanged(
  tx: Transaction,
  project: StoredProject,
  signed: SignedOffline,
): Promise<void> {
  const { document, fichiers } = signed;
  refuseOtherAnswers(documentOf(project), signed);
  const covered = new Map((await coveredFiles(tx, project.id)).map((file) => [file.id, file]));
  const isThere = ({ id, empreinte }: SignedOffline['fichiers'][number]) => {
    const file = covered.get(id);
    return file !== undefined && (file.sha256 === empreinte || file.sent === empreinte);
  };
  const told = new Set(fichiers.map(({ id }) => id));
  const same =
    told.size === fichiers.length &&
    fichiers.every(isThere) &&
    attachedFiles(document).every(({ photo }) => told.has(photo));
  if (!same) throw new Refusal('VERSION', { message: OTHER_FILES });
}
