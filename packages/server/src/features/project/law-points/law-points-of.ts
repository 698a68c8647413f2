import type { ShownLawPoint } from '@ardoise/domain/contract/law-points.ts';
import type { Kind } from '@ardoise/domain/kinds/kind.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { lawReason } from '@ardoise/domain/kinds/law-words.ts';
import { isShown, LAW_POINTS, LAW_STATES } from '@ardoise/domain/settings/law-points.ts';
import type { Db } from '../../../db/transaction.ts';
import { readListsOfOrder } from '../../base/catalogue/catalogue.repository.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';

/**
 * What the law asks of an order as it is now, absent first, in head office's words; nothing is read of the catalogue where
 * head office shows none.
 */
export async function lawPointsOf(db: Db, project: StoredProject): Promise<ShownLawPoint[]> {
  const { law }: Kind = KINDS[project.kind];
  if (law === undefined) return [];
  const words = await readSetting(db, 'pointsDeDroit');
  if (!LAW_POINTS.some((point) => isShown(words[point]))) return [];
  const catalogue = await readListsOfOrder(db, law.lists, project.id);
  return law
    .of(documentOf(project), catalogue)
    .filter(({ point }) => isShown(words[point]))
    .map((finding): ShownLawPoint => {
      const { nom, mention, source, exemple } = words[finding.point];
      const { point, etat, ou, etape, champ } = finding;
      const pourquoi = etat === 'present' ? '' : lawReason(words[point], finding);
      return { point, etat, nom, pourquoi, mention, source, ou, etape, champ, exemple };
    })
    .toSorted((one, other) => LAW_STATES.indexOf(one.etat) - LAW_STATES.indexOf(other.etat));
}
