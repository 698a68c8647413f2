import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, spokenDay } from '../mail.ts';

/** An entry of a catalogue that ends, and how many unsigned drafts have chosen it. */
export interface EntryEnd {
  list: string;
  id: string;
  label: string;
  /** Of its list. */
  title: string;
  /** Its last day, yyyy-MM-dd. */
  au: string;
  drafts: number;
}

const MOST_LISTED = 20;

function draftWords(drafts: number): string {
  if (drafts === 0) return 'aucun brouillon';
  return drafts === 1 ? '1 brouillon' : `${drafts} brouillons`;
}

/** To those who edit the catalogues, some days before (specification/content-management.md#catalogues). */
export function entriesEndMail(to: string, entries: readonly EntryEnd[]): Mail {
  const [first] = entries;
  const title =
    first && entries.length === 1
      ? `« ${first.label} » est proposé jusqu’au ${spokenDay(first.au)}`
      : `${entries.length} éléments des catalogues arrivent à leur dernier jour`;
  const more = entries.length - MOST_LISTED;
  return {
    template: 'entries-end',
    to,
    subject: title,
    title,
    paragraphs: [
      'Après son dernier jour, un élément n’est plus proposé ; un brouillon qui l’a choisi le garde et peut être signé ainsi.',
      'Pour continuer, changez sa période ; pour donner autre chose aux brouillons, remplacez-le.',
      ...(more > 0 ? [`Les ${MOST_LISTED} premiers sont listés ici ; les catalogues les ont tous.`] : []),
    ],
    facts: entries.slice(0, MOST_LISTED).map(({ list, id, label, title: ofList, au, drafts }) => ({
      label: `${label} (${ofList})`,
      value: `Jusqu’au ${spokenDay(au)}, ${draftWords(drafts)}`,
      path: PAGE_PATHS.catalogueEntry(list, id),
    })),
    action: { label: 'Ouvrir les catalogues', path: PAGES.catalogues },
  };
}
