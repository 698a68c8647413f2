import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { factsOfType } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { isMenuFile } from '@ardoise/domain/rules/execution-files.ts';

/** Files of one type, displayed as one thumbnail that opens them all. */
export interface DocumentGroup {
  key: string;
  title: string;
  files: ProjectFile[];
  /** Among the final documents: signed, approved and created ones. */
  final: boolean;
  /** All its files are outdated and must be replaced. */
  outdated: boolean;
  /** When all its files were erased, at the end of the retention; null while one can be opened. */
  erased: string | null;
}

/** Display order: signed, approved, created, source files. Proofs have their own section. */
const TITLES: Partial<Record<FileType, string>> = {
  bon_commande: 'Bon de commande signé',
  preuve_accord: 'Accord du client',
  copie_accord: 'Accord du client (copie)',
  execution: 'Fichier d’exécution',
  photo_carte: 'Carte actuelle',
  texte: 'Texte de la carte',
  logo: 'Logo du client',
  photo_logo: 'Logo',
  photo_charte: 'Charte graphique',
  photo_typo: 'Typographie',
  photo_pricelist: 'Liste des prix',
  contenu: 'Fichiers à reprendre',
  statut: 'Joints aux messages',
  invitation: 'Reçus sur invitation',
};
/** For orders delivered as files, which are not printed. */
const SHOWN = 'Fichier à diffuser';
const FINAL: readonly FileType[] = ['bon_commande', 'preuve_accord', 'copie_accord', 'execution'];

/** Splits the execution files: the card's, and the exterior menu's where one is ordered. */
export function splitExecution(
  files: readonly ProjectFile[],
  withMenu: boolean,
): { card: ProjectFile[]; menu: ProjectFile[] } {
  const made = files.filter((file) => file.myplv_file_type === 'execution');
  const forMenu = (file: ProjectFile) => withMenu && isMenuFile(file.filename);
  return { card: made.filter((file) => !forMenu(file)), menu: made.filter(forMenu) };
}

/**
 * Groups the documents of a project by type, the final ones first; within a type, in the order of the reply (newest
 * first). Outdated ones are hidden once replaced.
 */
export function groupDocuments(
  files: readonly ProjectFile[],
  { withMenu = false, type: support }: { withMenu?: boolean; type?: ProjectType } = {},
): DocumentGroup[] {
  const execution = splitExecution(files, withMenu);
  return (Object.entries(TITLES) as [FileType, string][])
    .flatMap(([type, title]) => {
      const of = (key: string, name: string, all: ProjectFile[]) => {
        const present = all.filter((file) => file.efface === null);
        const erased = present.length === 0 ? (all[0]?.efface ?? null) : null;
        const kept = erased === null ? present : all;
        const good = kept.filter((file) => !file.perime);
        const outdated = good.length === 0;
        const final = FINAL.includes(type);
        return { key, title: name, files: outdated ? kept : good, final, outdated, erased };
      };
      return type === 'execution'
        ? [
            of('execution', support && factsOfType(support).deliversFiles ? SHOWN : title, execution.card),
            of('menu', 'Menu extérieur', execution.menu),
          ]
        : [
            of(
              type,
              title,
              files.filter((file) => file.myplv_file_type === type && !file.retire),
            ),
          ];
    })
    .filter((group) => group.files.length > 0);
}
