import { isSamePrice } from '@ardoise/domain/card-text/compare-cards.ts';
import { isPriceNature } from '@ardoise/domain/card-text/differences-in-words.ts';
import { plainName } from '@ardoise/domain/card-text/plain-name.ts';
import { answersInWords } from '@ardoise/domain/kinds/answers-in-words.ts';
import type { FormerCard, FormerLine } from '@ardoise/domain/new-prices/former-card.ts';
import {
  type PricedLine,
  type PricedSection,
  pricedSections,
} from '@ardoise/domain/new-prices/priced-lines.ts';
import { arrivalOf } from '@ardoise/domain/projects/arrival.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Db } from '../../../db/transaction.ts';
import { type FoundDifference, findComparison } from '../documents/proofs/proof-comparisons.repository.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { validSignatures } from '../projects/signatures.repository.ts';
import { signedWhen } from '../projects/signed-when.ts';

/** The prices that the approved proof has otherwise than the order; none where nobody could compare them. */
async function printedPrices(
  db: Db,
  { id, approved_version: version }: StoredProject,
): Promise<FoundDifference[]> {
  const comparison = version === null ? null : await findComparison(db, id, version);
  if (comparison?.state !== 'faite') return [];
  return (comparison.found?.commande ?? []).filter(({ nature }) => isPriceNature(nature));
}

function withPrinted(
  line: PricedLine,
  { titre }: PricedSection,
  printed: readonly FoundDifference[],
): FormerLine {
  const own = printed.filter(
    ({ section, nom, avant }) =>
      plainName(section) === plainName(titre) &&
      plainName(nom) === plainName(line.nom) &&
      isSamePrice(avant, line.prix),
  );
  const [found] = own;
  return found === undefined || own.length > 1 ? line : { ...line, imprime: found.apres };
}

/** What a copy with new prices is compared with: the order as it was signed, with its amendments. */
export async function makeFormerCard(
  db: Db,
  source: StoredProject,
  document: ProjectDocument,
): Promise<FormerCard> {
  const today = parisDay(new Date());
  const arrival = arrivalOf(source, today);
  const printed = await printedPrices(db, source);
  const signed = (await validSignatures(db, source.id)).find(({ role }) => role === 'client');
  const livreLe = arrival?.etat === 'livree' ? arrival.jour : null;
  return {
    numero: source.num_projet,
    ...signedWhen(signed),
    livreLe,
    imprimeLe: livreLe === null ? parisDay(new Date(source.t_statut)) : null,
    sections: pricedSections(document).map((section) => ({
      ...section,
      lignes: section.lignes.map((line) => withPrinted(line, section, printed)),
    })),
    reponses: answersInWords(source.type, document),
  };
}
