import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LIST_NAMES, ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { type ImportEffect, linesToWrite } from '@ardoise/domain/content/imports/import-effects.ts';
import type { ImportSubject } from '@ardoise/domain/content/imports/import-subject.ts';
import type { Import } from '@ardoise/domain/contract/imports.ts';
import { counted, formatNumber } from '../../../components/format-number.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const SEPARATORS: Record<string, string> = {
  ';': 'des points-virgules',
  ',': 'des virgules',
  '\t': 'des tabulations',
};

/** Lines of the dry run, absent entries included. */
export function allLines({ comptes }: Import): number {
  return linesToWrite(comptes) + comptes.refusee + comptes.inchangee;
}

/** 'fera pdv.csv'; 'feront boissons.csv et 61 images' */
export function filesWords({ fichier, images }: Import): string {
  return images === 0 ? `fera ${fichier}` : `feront ${fichier} et ${counted(images, 'image', 'images')}`;
}

/** A complete spreadsheet export has hundreds of unused columns. */
const MOST_HEADINGS = 8;

/** How the file was read: 'UTF-8, séparé par des points-virgules.' */
export function readingWords({ encodage, separateur, ignorees }: Import): string {
  const read = `${encodage}, séparé par ${SEPARATORS[separateur] ?? separateur}.`;
  if (ignorees.length === 0) return read;
  const others = ignorees.length - MOST_HEADINGS;
  const named =
    others > 1
      ? `${ignorees.slice(0, MOST_HEADINGS).join(', ')} et ${others}\u00a0autres`
      : ignorees.join(', ');
  return `${read} ${ignorees.length === 1 ? 'Colonne non lue' : 'Colonnes non lues'}\u00a0: ${named}.`;
}

/** '40 changements prêts, 2 lignes refusées' */
export function barWords(row: Import): string {
  const changes = counted(linesToWrite(row.comptes), 'changement prêt', 'changements prêts');
  const { refusee } = row.comptes;
  return refusee === 0 ? changes : `${changes}, ${counted(refusee, 'ligne refusée', 'lignes refusées')}`;
}

/** 'Appliquer les 40 changements' */
export function applyWords({ comptes }: Import): string {
  const count = linesToWrite(comptes);
  return count === 1
    ? 'Appliquer le changement'
    : `Appliquer les ${counted(count, 'changement', 'changements')}`;
}

/** What is written, once it was: '9 points de vente écrits.' */
export function writtenWords(row: Import, { noun }: ImportSubject): string {
  const count = linesToWrite(row.comptes);
  const e = noun.feminine ? 'e' : '';
  return `${counted(count, `${noun.one} écrit${e}`, `${noun.many} écrit${e}s`)}.`;
}

/** What was undone, once it was: '1 197 éléments sont redevenus ce qu’ils étaient.', then what stays. */
export function undoneWords({ comptes: { retablie, gardee } }: Import, { kept }: ImportSubject): string {
  const back = ['élément est redevenu ce qu’il était', 'éléments sont redevenus ce qu’ils étaient'] as const;
  const parts = [
    retablie > 0 && counted(retablie, ...back),
    gardee > 0 && kept && counted(gardee, kept.one, kept.many),
  ];
  return parts.flatMap((part) => (part ? [`${part}.`] : [])).join(' ');
}

/** How far the server is, in figures: lines of the file, or entries that are written back. */
export function progressWords({ etat, fait, total }: Import): string {
  const unit = etat === 'annulation' ? 'Élément' : 'Ligne';
  return `${unit} ${formatNumber(fait)} sur ${formatNumber(total)}`;
}

/** The list that a file is named after, as its model and its export are, or by its title; null if there is none. */
export function listOfFile(filename: string): CatalogueList | null {
  const name = plain(filename.replace(/\.\w+$/, ''))
    .replace(/^modele-/, '')
    .replace(/(-refusees)?( ?\(\d+\))?$/, '');
  return (
    ENTRY_LIST_NAMES.find((list) => [list, ENTRY_LISTS[list].title].some((own) => plain(own) === name)) ??
    null
  );
}

/** Filters of the ledger: an effect, the subject's own mark, or what differs from the dry run before. */
export type LineChoice = ImportEffect | 'signalee' | 'differente' | '';
