import { Refusal } from '@ardoise/domain/base/errors.ts';
import { CHANGED_SINCE_SIGNED } from '@ardoise/domain/base/words/changed-since-signed.ts';
import type { SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import { coveredFiles } from '../projects/signatures.repository.ts';
import { contentHash } from './record-signature.ts';

const OTHER_HASH =
  'Ce qui est arrivé n’est pas ce qui a été signé\u00a0: l’empreinte diffère. Gardez une copie, et faites signer à nouveau.';
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

/** The medal is the outlet's, which a device may not know. */
function answersOf(document: ProjectDocument): string {
  const { pdv, ...others } = document;
  if (pdv === undefined) return canonicalText(signedContent(document, []));
  const { medaillePDV: _ofOutlet, ...typed } = pdv;
  return canonicalText(signedContent({ ...others, pdv: typed }, []));
}

/**
 * What was signed must be what the order says now, with the same files: nothing is mended here.
 * @throws Refusal VERSION where it was changed elsewhere since
 */
export async function refuseChanged(
  tx: Transaction,
  project: StoredProject,
  { document, fichiers }: SignedOffline,
): Promise<void> {
  if (answersOf(documentOf(project)) !== answersOf(document))
    throw new Refusal('VERSION', { message: CHANGED_SINCE_SIGNED });
  const covered = await coveredFiles(tx, project.id);
  const told = new Map(fichiers.map(({ id, empreinte }) => [id, empreinte]));
  const isTold = (hash: string | undefined, ...known: (string | null)[]) =>
    hash !== undefined && known.includes(hash);
  const same =
    told.size === fichiers.length &&
    covered.length === told.size &&
    covered.every(({ id, sha256, sent }) => isTold(told.get(id), sha256, sent));
  if (!same) throw new Refusal('VERSION', { message: OTHER_FILES });
}
