import { Refusal } from '@ardoise/domain/errors.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Db } from '../../db/transaction.ts';
import { readCatalogueLists } from '../catalogue/catalogue.repository.ts';
import type { StoredProject } from '../projects/project-record.ts';

/**
 * A signed order must be producible: every choice is among those that head office offers, the material in the chosen
 * number of flaps. A save accepts any well-formed document, as a draft may outlive an item of the catalogue.
 * @throws Refusal GARDE, naming steps and fields
 */
export async function refuseOffCatalogue(db: Db, project: StoredProject): Promise<void> {
  const { lists, problems } = KINDS[project.kind].catalogue;
  const steps = problems(JSON.parse(project.doc) as ProjectDocument, await readCatalogueLists(db, lists));
  const [first] = steps;
  if (first === undefined) return;
  const sentences = steps.map(
    ({ short, champs }) => `${short}\u00a0: ${champs.map(({ message }) => message).join(' ')}`,
  );
  throw new Refusal('GARDE', {
    message: sentences.join(' '),
    champs: steps.flatMap(({ champs }) => champs),
    etat: { step: first.path },
  });
}
