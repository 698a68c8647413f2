import type { Recipient } from '../../components/several-projects/bulk-job.ts';

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Those whose number or name contains every typed word, ignoring accents, by name. */
export function findRecipients(people: readonly Recipient[], search: string): Recipient[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return people
    .filter(({ username, name }) => {
      const text = plain(`${name} ${username}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
}
