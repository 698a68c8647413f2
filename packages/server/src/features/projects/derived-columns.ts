import { countDrinks } from '@ardoise/domain/projects/draft-fields.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { printSummary, printsOf } from '@ardoise/domain/wizards/kinds/chr/print-modes.ts';
import { WIZARDS } from '@ardoise/domain/wizards/kinds/index.ts';
import { firstOpenTab, isComplete } from '@ardoise/domain/wizards/wizard.ts';

/** What lists and guards need of a document: computed at each save, never read from the document by a list. */
export interface DerivedColumns {
  n_outlet: string;
  name_projet: string;
  num_projet: string;
  ville: string;
  client_name: string;
  client_email: string;
  image: string;
  wizard_complete: boolean;
  open_tab: number;
  drinks: number;
  to_be_printed: boolean;
  with_menu: boolean;
  print_summary: string;
}

const NOT_PRINTED = 'aucun';

/** Lists show these columns: no text of a row is longer than this. */
const MAX_COLUMN = 300;

function column(text: string | undefined): string {
  return (text ?? '').trim().slice(0, MAX_COLUMN);
}

/** Columns of a document of this kind; `agence` and the medals are what only the server knows. */
export function deriveColumns(
  kind: ProjectKind,
  document: ProjectDocument,
  known: { agence: string | null; eligibleMedals: readonly string[] | null },
): DerivedColumns {
  const wizard = WIZARDS[kind];
  const project = { ...document, ...known };
  return {
    n_outlet: column(document.pdv?.nOutlet),
    name_projet: column(document.idprojet?.nameProjet),
    num_projet: column(document.idprojet?.numProjet),
    ville: column(document.pdv?.ville),
    client_name: column(document.pdv?.nomClient),
    client_email: column(document.pdv?.emailCLient),
    image: column(document.infocarte?.template?.image),
    wizard_complete: wizard !== undefined && isComplete(wizard, project),
    open_tab: wizard === undefined ? 1 : firstOpenTab(wizard, project),
    drinks: countDrinks(document.infocarte?.boissons),
    to_be_printed: document.infocarte?.impression !== NOT_PRINTED,
    with_menu: kind === 'CHR' && printsOf(document.infocarte?.impression).menu,
    print_summary: kind === 'CHR' ? column(printSummary(document.infocarte)) : '',
  };
}
