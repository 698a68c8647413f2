import type { ProjectFile } from '@ardoise/domain/contract/files.ts';

/** Why the signatures of an order do not cover a file; null where they may. */
export function outsideSignatures({
  recuApresSignature,
  absentALaSignature = false,
}: Pick<ProjectFile, 'recuApresSignature' | 'absentALaSignature'>): string | null {
  if (absentALaSignature) return 'Absent de l’appareil à la signature';
  return recuApresSignature ? 'Reçu après signature' : null;
}
