import type { ProjectDocument } from '../../projects/project.ts';

const MAX_NAME = 50;

/**
 * Name, code and number, which follow the outlet; `today` is the code of a project that has none
 * (specification/field-rules.md#project-naming).
 */
export function projectNames({ pdv, idprojet }: ProjectDocument, today: string): ProjectDocument['idprojet'] {
  const codeProjet = idprojet?.codeProjet?.trim() || today;
  // Cut by code points: half an emoji is no character.
  const nameProjet = [...(pdv?.nomPDV ?? '').trim()].slice(0, MAX_NAME).join('');
  return { ...idprojet, nameProjet, codeProjet, numProjet: `${pdv?.nOutlet?.trim() ?? ''}_${codeProjet}` };
}
