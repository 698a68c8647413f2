import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { formatDate } from '../../../components/format-date.ts';
import type { EntryForm } from './entry-form.ts';

type Period = Pick<EntryForm, 'visibilite' | 'du' | 'au'>;

/** ' à partir du 1er décembre 2026 jusqu’au 28 février 2027 inclus'; ' dans cette période' without days. */
function periodWords({ du, au }: Period): string {
  const from = du === '' ? '' : ` à partir du ${formatDate(du)}`;
  const until = au === '' ? '' : ` jusqu’au ${formatDate(au)} inclus`;
  return from + until || ' dans cette période';
}

/** News are not chosen: the home page shows them. */
function newsWords(form: Period): string {
  if (form.visibilite === 'masquee') return 'Elle n’est plus affichée sur la page d’accueil.';
  const when = form.visibilite === 'visible' ? ' dès l’enregistrement' : periodWords(form);
  return `Elle est affichée sur la page d’accueil${when}.`;
}

/** What saving offers to delegates, in a sentence that agrees with the list's noun. */
export function offeredWords(list: CatalogueList, form: Period): string {
  if (list === 'articles') return newsWords(form);
  const { feminine } = ENTRY_LISTS[list].noun;
  const offered = feminine ? 'Elle est proposée' : 'Il est proposé';
  const kept = `un brouillon qui ${feminine ? 'l’a choisie la garde' : 'l’a choisi le garde'}`;
  if (form.visibilite === 'visible') return `${offered} aux délégués commerciaux dès l’enregistrement.`;
  if (form.visibilite === 'masquee')
    return `${feminine ? 'Elle n’est plus proposée' : 'Il n’est plus proposé'} aux délégués commerciaux\u00a0; ${kept}.`;
  return `${offered}${periodWords(form)}.${form.au === '' ? '' : ` Ensuite, ${kept}.`}`;
}
