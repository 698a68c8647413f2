import { counted } from '../../components/format-number.ts';
import type { DeviceMemory } from './device-memory.ts';

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
}

function unsentWords({ drafts, sendings, messages, entries }: DeviceMemory): string[] {
  return [
    ...(drafts > 0 ? [counted(drafts, 'projet non enregistré', 'projets non enregistrés')] : []),
    ...(sendings > 0 ? [counted(sendings, 'envoi en attente', 'envois en attente')] : []),
    ...(messages > 0 ? [counted(messages, 'message non envoyé', 'messages non envoyés')] : []),
    ...(entries > 0 ? [counted(entries, 'fiche non enregistrée', 'fiches non enregistrées')] : []),
  ];
}

/** Data that a logout leaves on the device; null if none. */
export function keptWords(memory: DeviceMemory): string | null {
  const kept = [...unsentWords(memory), ...(memory.others ? ['des recherches et listes récentes'] : [])];
  return kept.length === 0 ? null : `Restent sur cet appareil\u00a0: ${listed(kept)}.`;
}

/** What erasing would lose for good. */
export function lossWords(memory: DeviceMemory): string {
  const unsent = unsentWords(memory);
  if (unsent.length === 0) return 'Rien de ce qui a été saisi n’est perdu\u00a0: tout est enregistré.';
  return `${listed(unsent)}\u00a0: ces saisies n’existent que sur cet appareil, et seront perdues. Pour les garder, reconnectez-vous et ouvrez ces projets\u00a0: elles seront enregistrées${memory.entries > 0 ? ', sauf les fiches, qui attendent «\u00a0Enregistrer\u00a0»' : ''}.`;
}
