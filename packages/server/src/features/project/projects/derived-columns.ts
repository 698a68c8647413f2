import type { KeptEntry } from '@ardoise/domain/catalogue/kept-entry.ts';
import type { Offers } from '@ardoise/domain/catalogue/offers.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { orderFacts } from '@ardoise/domain/kinds/order-facts.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { MissingStep } from '@ardoise/domain/projects/missing-step.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { keyByName } from '@ardoise/domain/wizards/catalogue/choice-keys.ts';
import { chosenEntries } from '@ardoise/domain/wizards/catalogue/chosen-entries.ts';
import { firstTabWith, missingSteps } from '@ardoise/domain/wizards/wizard.ts';
import type { ListedRecord } from './project-record.ts';

/** Columns derived from the document at each save, so that lists and guards never read the document. */
export interface DerivedColumns
  extends Pick<
    ListedRecord,
    | 'n_outlet'
    | 'name_projet'
    | 'num_projet'
    | 'ville'
    | 'client_name'
    | 'client_email'
    | 'image'
    | 'wizard_complete'
    | 'open_tab'
    | 'drinks'
    | 'boards_count'
    | 'has_pose'
    | 'pose_contact'
    | 'pose_phone'
    | 'delivery_email'
    | 'sur_place'
    | 'to_be_printed'
    | 'with_menu'
    | 'card_lines'
    | 'print_summary'
  > {
  choices: Choices;
}

/** The chosen entries of the catalogue by key, each with the time since when it is chosen, in ms since 1970. */
export type Choices = Readonly<Record<string, number>>;

/** What deriving needs to know besides the document. */
interface Known {
  agence: string | null;
  eligibleMedals: readonly string[] | null;
  offers?: Offers;
  /** The chosen entries that the catalogue no longer offers. */
  gardees?: readonly KeptEntry[];
  /** As derived at the last save. */
  choices?: Choices;
  /** Its incomplete steps, where they are known. */
  missing?: readonly MissingStep[];
  /** When it is saved; now by default. */
  at?: Date;
}

/** Maximum length of a text column displayed in lists. */
const MAX_COLUMN = 300;

function column(text: string | undefined): string {
  return (text ?? '').trim().slice(0, MAX_COLUMN);
}

/**
 * Derives the columns of an order of this support from its document; `agence`, the medals and the closed lists are known
 * to the server only.
 */
export function deriveColumns(
  type: ProjectType,
  document: ProjectDocument,
  { choices = {}, at = new Date(), missing, ...known }: Known,
): DerivedColumns {
  const { wizard, catalogue } = KINDS[kindOf(type)];
  const chosen = [keyByName('support', type), ...chosenEntries(catalogue.places, document)];
  const incompleteTab = firstTabWith(
    wizard,
    missing ?? missingSteps(wizard, { ...document, ...known, type }),
  );
  const facts = orderFacts(type, document);
  return {
    n_outlet: column(document.pdv?.nOutlet),
    name_projet: column(document.idprojet?.nameProjet),
    num_projet: column(document.idprojet?.numProjet),
    ville: column(document.pdv?.ville),
    client_name: column(document.pdv?.nomClient),
    client_email: column(document.pdv?.emailCLient),
    image: column(facts.image),
    wizard_complete: incompleteTab === undefined,
    open_tab: incompleteTab ?? wizard.tabs.length,
    drinks: facts.drinks,
    boards_count: facts.boards,
    has_pose: facts.hasPose,
    pose_contact: column(document.pose?.contact?.nom),
    pose_phone: column(document.pose?.contact?.telephone),
    delivery_email: column(document.livraison?.video_email),
    sur_place: document.surPlace === true,
    to_be_printed: facts.toBePrinted,
    with_menu: facts.withMenu,
    card_lines: facts.cardLines,
    print_summary: column(facts.printSummary),
    choices: Object.fromEntries(chosen.map((key) => [key, choices[key] ?? at.getTime()])),
  };
}
