import { Refusal } from '@ardoise/domain/base/errors.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { type ChoiceKey, keysOf } from '@ardoise/domain/wizards/catalogue/choice-keys.ts';
import { type Successors, withSuccessors } from '@ardoise/domain/wizards/catalogue/chosen-entries.ts';
import type { Db } from '../../../db/transaction.ts';
import {
  readSignable,
  type SignableAsOf,
  type SignableEntry,
} from '../../base/catalogue/catalogue.repository.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';

/** Each entry as it is now, by what documents call it or called it; a present name wins over a former one. */
function presentEntries(entries: readonly SignableEntry[]): Successors {
  const named = (keysFor: (entry: SignableEntry) => readonly string[]) =>
    entries.flatMap((entry) =>
      keysFor(entry).map((key) => [key as ChoiceKey, { list: entry.list, item: entry.item }] as const),
    );
  return new Map([
    ...named(({ formerKeys }) => formerKeys),
    ...named(({ list, item }) => keysOf(list, item)),
  ]);
}

/** The choices of an order that head office does not offer for it. */
async function offCatalogue(db: Db, project: StoredProject, asOf: SignableAsOf) {
  const { lists, places, problems } = KINDS[project.kind].catalogue;
  const signable = await readSignable(db, lists, project.id, asOf);
  const document = documentOf(project);
  const judged =
    project.client_signed || project.dc_signed
      ? withSuccessors(places, document, presentEntries(signable.entries))
      : document;
  return problems(judged, signable.lists);
}

/**
 * Whether an order that was signed without a network has chosen what was withdrawn, or never was offered: what was hidden or has
 * ended meanwhile stays as it was chosen.
 */
export async function isOffCatalogue(db: Db, project: StoredProject): Promise<boolean> {
  return (await offCatalogue(db, project, 'withdrawn')).length > 0;
}

/**
 * A signed order must be producible: every choice is among those that head office offers, or offered when it was chosen;
 * the material exists in the chosen number of flaps. A save accepts any well-formed document, as a draft may outlive an
 * item of the catalogue. Under a first signature the words stay as signed: the entry is then recognised whatever its
 * name became.
 * @throws Refusal GARDE, naming steps and fields
 */
export async function refuseOffCatalogue(db: Db, project: StoredProject): Promise<void> {
  const steps = await offCatalogue(db, project, 'choice');
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
