import type { CatalogueItem } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import {
  CHR_LISTS,
  type ChrCatalogue,
  catalogueProblems,
} from '@ardoise/domain/wizards/kinds/chr/catalogue-problems.ts';
import type { Db } from '../../db/transaction.ts';
import { readCatalogueItems } from '../catalogue/catalogue.repository.ts';
import type { StoredProject } from './project-record.ts';

/**
 * What is signed can be made: every choice is among those that head office offers, the material in the number of flaps
 * chosen. A save takes any well-formed document, as a draft may outlive an item of the catalogue.
 *
 * @throws Refusal GARDE, naming steps and fields
 */
export async function refuseOffCatalogue(db: Db, project: StoredProject): Promise<void> {
  if (project.kind !== 'CHR') return;
  const { infocarte = {} } = JSON.parse(project.doc) as ProjectDocument;
  const catalogue: Partial<Record<keyof ChrCatalogue, CatalogueItem<keyof ChrCatalogue>[]>> = {};
  for (const list of CHR_LISTS) catalogue[list] = await readCatalogueItems(db, list);
  const steps = catalogueProblems(infocarte, catalogue as ChrCatalogue);
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
