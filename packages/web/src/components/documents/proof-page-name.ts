import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';

/** 'Recto' and 'Verso' of a card of two pages; undefined for what has no sides. */
export function proofPageName(
  { infocarte }: Pick<Project, 'infocarte'>,
  { fichiers }: Pick<ProofVersion, 'fichiers'>,
): ((index: number) => string) | undefined {
  const pages = fichiers.reduce((sum, file) => sum + (file.pages ?? 1), 0);
  return infocarte && pages === 2 ? (index) => (index === 0 ? 'Recto' : 'Verso') : undefined;
}
