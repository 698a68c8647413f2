import type { ProofNote, ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { FileNote } from './file-notes.ts';

/** A remark on the proof with the number of its pin: its rank among those that the reader sees, of every version. */
export interface Thread extends ProofNote {
  number: number;
}

export function numberedThreads(notes: readonly ProofNote[]): Thread[] {
  return notes
    .toSorted((one, other) => one.id - other.id)
    .map((note, index) => ({ ...note, number: index + 1 }));
}

/** The remarks of every version. */
export function threadsOf(proofs: readonly Pick<ProofVersion, 'postIts'>[]): Thread[] {
  return numberedThreads(proofs.flatMap(({ postIts }) => postIts));
}

/** A remark as a pin on the file where it hangs. */
export interface Remark extends FileNote {
  number: number;
  fichier: string;
}

/**
 * The pins of one version: those that were put on it and, on the current one, those that go on with it until they are
 * settled.
 */
export function pinsOn(
  threads: readonly Thread[],
  { version, actuelle }: Pick<ProofVersion, 'version' | 'actuelle'>,
): Remark[] {
  return threads.flatMap((thread) => {
    if (!actuelle) return thread.version === version ? [thread] : [];
    if (thread.etat === 'reglee') return [];
    if (thread.version === version) return [thread];
    return thread.report === null ? [] : [{ ...thread, ...thread.report, former: true }];
  });
}

/** The panel's groups. */
export interface ThreadGroups {
  toVerify: Thread[];
  open: Thread[];
  settled: Thread[];
}

export function groupsOf(threads: readonly Thread[]): ThreadGroups {
  const of = (state: Thread['etat']) => threads.filter(({ etat }) => etat === state);
  return { toVerify: of('aVerifier'), open: of('ouverte'), settled: of('reglee') };
}

/** '1 réglée, depuis la version 2'; '3 réglées, depuis les versions 2 et 3' */
export function settledInWords(settled: readonly Thread[]): string {
  const versions = [...new Set(settled.map(({ regleeSur, version }) => regleeSur ?? version))].sort(
    (one, other) => one - other,
  );
  const count = `${settled.length} ${settled.length > 1 ? 'réglées' : 'réglée'}`;
  const last = versions.at(-1) ?? '';
  return versions.length > 1
    ? `${count}, depuis les versions ${versions.slice(0, -1).join(', ')} et\u00a0${last}`
    : `${count}, depuis la version\u00a0${last}`;
}

/** What a reply says, where its act says it. */
export function saidInWords({ acte, texte, version }: ProofNote['reponses'][number], since: number): string {
  switch (acte) {
    case 'reponse':
      return texte;
    case 'fait':
      return 'C’est fait.';
    case 'reglee':
      return `Réglée sur la version\u00a0${version}.`;
    case 'pasEncore':
      return since < version
        ? `Pas encore sur la version\u00a0${version}, demandé depuis la version\u00a0${since}.`
        : `Pas encore sur la version\u00a0${version}.`;
  }
}

/** Requests that go along when the order goes back: what is asked of the agency, and not settled. */
export function goingBack(threads: readonly Thread[]): Thread[] {
  return threads.filter(({ etat, deAgence }) => etat === 'ouverte' && !deAgence);
}

/** The client's own remarks that they have not said settled. */
export function unsettledOf(threads: readonly Thread[]): Thread[] {
  return threads.filter(({ etat, deClient }) => deClient && etat !== 'reglee');
}

/** 'Votre remarque 3 n’est pas réglée.', 'Vos remarques 1, 2 et 3 ne sont pas réglées.' */
export function unsettledInWords(unsettled: readonly Pick<Thread, 'number'>[]): string {
  const numbers = unsettled.map(({ number }) => number);
  const last = numbers.at(-1) ?? '';
  return numbers.length > 1
    ? `Vos remarques ${numbers.slice(0, -1).join(', ')} et\u00a0${last} ne sont pas réglées.`
    : `Votre remarque\u00a0${last} n’est pas réglée.`;
}
