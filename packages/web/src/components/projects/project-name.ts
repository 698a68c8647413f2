/** Name of a project; a placeholder before its outlet is chosen. */
export function projectName({ nameProjet }: { nameProjet: string }): string {
  return nameProjet || 'Projet sans nom';
}
