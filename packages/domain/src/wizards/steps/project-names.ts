import type { ProjectDocument } from '../../projects/project.ts';

const MAX_NAME = 50;

/**
 * Name, code and number, derived from the outlet; `today` is the code of a project without one
 * (specification/field-rules.md#project-naming).
 */
export function projectNames({ pdv, idprojet }: ProjectDocument, today: string): ProjectDocument['idprojet'] {
  const codeProjet = idprojet?.codeProjet?.trim() || today;
  // Truncated by code points, so that an emoji's surrogate pair is not split.
  const nameProjet = [...(pdv?.nomPDV ?? '').trim()].slice(0, MAX_NAME).join('');
  return { ...idprojet, nameProjet, codeProjet, numProjet: `${pdv?.nOutlet?.trim() ?? ''}_${codeProjet}` };
}
