import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Mail } from '../mail.ts';

/** An entry of a catalogue that head office hid or withdrew, and the drafts of the recipient that chose it. */
export interface EntryHiddenNews {
  label: string;
  withdrawn: boolean;
  /** Who did it, and their word; empty without one. */
  from: string;
  word: string;
  drafts: readonly { id: string; type: string; name_projet: string; ville: string }[];
}

const MOST_LISTED = 20;

/** To the delegate of drafts that chose it (specification/content-management.md#catalogues). */
export function entryHiddenMail(to: string, { label, withdrawn, from, word, drafts }: EntryHiddenNews): Mail {
  const one = drafts.length === 1;
  const which = one ? 'Votre brouillon ci-dessous' : `Vos ${drafts.length} brouillons ci-dessous`;
  const keeps = one
    ? 'l’a choisi et le garde\u00a0: vous pouvez le signer ainsi.'
    : 'l’ont choisi et le gardent\u00a0: vous pouvez les signer ainsi.';
  const again = one
    ? 'l’avait choisi\u00a0: choisissez autre chose.'
    : 'l’avaient choisi\u00a0: choisissez autre chose.';
  const listed = drafts.slice(0, MOST_LISTED).map((draft) => ({
    label: draft.type,
    value: [draft.name_projet || 'Sans nom', draft.ville].filter(Boolean).join(', '),
    path: PAGE_PATHS.openProject(draft.id),
  }));
  const more = drafts.length - listed.length;
  return {
    template: 'entry-hidden',
    to,
    subject: withdrawn
      ? `«\u00a0${label}\u00a0» est retiré du catalogue`
      : `«\u00a0${label}\u00a0» n’est plus proposé`,
    title: withdrawn
      ? `«\u00a0${label}\u00a0» est retiré du catalogue`
      : `«\u00a0${label}\u00a0» n’est plus proposé`,
    paragraphs: [
      `${which} ${withdrawn ? again : keeps}`,
      ...(more > 0 ? [`Et ${more} ${more === 1 ? 'autre' : 'autres'}.`] : []),
    ],
    facts: listed,
    ...(word.trim() === '' ? {} : { message: { from, text: word.trim() } }),
    action: { label: 'Voir le tableau de bord', path: PAGES.dashboard },
  };
}
