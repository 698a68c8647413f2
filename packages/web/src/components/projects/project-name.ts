/** How a project is called; one that was only just created has no name before its outlet is chosen. */
export function projectName({ nameProjet }: { nameProjet: string }): string {
  return nameProjet || 'Projet sans nom';
}
