import { type ListedFigure, MOST_RETURNS, readFigureList } from '@ardoise/domain/rules/figures.ts';
import { formatDate } from '../format-date.ts';
import { counted, NBSP } from '../format-number.ts';

const WORDS: Record<ListedFigure, string> = {
  faite: 'Commandes faites',
  terminee: 'Commandes terminées',
  arretee: 'Commandes refusées ou annulées',
  passage: 'Passages',
  acceptee: 'Créations acceptées',
  retour: 'Retours',
  tenu: 'Délais tenus',
  retard: 'Retards',
};

const YEAR = / (\d{4})$/;

/** 'du 31 août au 22 novembre 2026': the year of the first day only if it is another. */
export function periodWords(du: string, au: string): string {
  const isOneYear = du.slice(0, 4) === au.slice(0, 4);
  const from = formatDate(du);
  return `du ${isOneYear ? from.replace(YEAR, '') : from} au ${formatDate(au)}`.replace(
    /\b(\d{1,2}|1er) (?=[a-zéû])/g,
    `$1${NBSP}`,
  );
}

/** 'sans retour', 'après 1 retour', 'après 3 retours ou plus' */
function returnWords(retours: string): string {
  if (retours === '0') return 'sans retour';
  const words = counted(Number(retours), 'retour', 'retours');
  return `après ${words}${retours === String(MOST_RETURNS) ? ' ou plus' : ''}`;
}

/** The orders behind a figure, as a filter: 'Passages par Agence, du 31 août au 22 novembre 2026'. */
export function figureListWords(text: string, nameOf: (username: string) => string): string {
  const list = readFigureList(text);
  if (list === null) return 'Chiffre inconnu';
  const { figure, du, au, agence, smhf, statut, cause, qui } = list;
  const what = statut === undefined ? WORDS[figure] : `${WORDS[figure]} par ${statut}`;
  const people = [agence, smhf, qui].filter((name) => name).map((name) => nameOf(name ?? ''));
  const returned = list.retours === undefined ? [] : [returnWords(list.retours)];
  return [what, ...(cause === undefined ? [] : [cause]), ...returned, ...people, periodWords(du, au)].join(
    ', ',
  );
}
