import { formatDate } from '../../../components/format-date.ts';
import type { EntryForm } from './entry-form.ts';

/** What saving offers to delegates, in a sentence that agrees with the list's noun. */
export function offeredWords(
  { visibilite, du, au }: Pick<EntryForm, 'visibilite' | 'du' | 'au'>,
  feminine: boolean,
) {
  const offered = feminine ? 'Elle est proposée' : 'Il est proposé';
  const kept = feminine ? 'l’a choisie la garde' : 'l’a choisi le garde';
  if (visibilite === 'visible') return `${offered} aux délégués commerciaux dès l’enregistrement.`;
  if (visibilite === 'masquee')
    return `${feminine ? 'Elle n’est plus proposée' : 'Il n’est plus proposé'} aux délégués commerciaux. Un brouillon qui ${kept}.`;
  if (du === '' && au === '') return `${offered} dans cette période.`;
  const from = du === '' ? '' : ` à partir du ${formatDate(du)}`;
  const until = au === '' ? '.' : ` jusqu’au ${formatDate(au)} inclus. Ensuite, un brouillon qui ${kept}.`;
  return `${offered}${from}${until}`;
}
