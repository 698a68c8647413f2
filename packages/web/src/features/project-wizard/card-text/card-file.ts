import { withRead } from '@ardoise/domain/card-text/edit-card.ts';
import { readCardText } from '@ardoise/domain/contract/card-text.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { CardTextReading } from '@ardoise/domain/projects/card-text.ts';
import { messageOf } from '../../../api/api-error.ts';
import { sendForm } from '../../../api/request.ts';
import { UNREAD } from '../../../components/card-text/unread-words.ts';
import { newEntryId } from '../../../components/new-entry-id.ts';
import type { CardAct } from './use-card.ts';

/** The owner's file as it is read, or why it was not; nothing waits for it. */
export interface CardFile {
  id: string;
  name: string;
  size: number;
  phase: 'reading' | 'unread';
  /** Why it was not read, in a sentence. */
  reason?: string;
}

const STOPPED = 'La lecture est arrêtée\u00a0: l’agence reprendra le texte.';

/** Longest wait for a reading, in ms: ten seconds, and its turn behind other files. */
const PATIENCE = 30_000;

/** Files under way or unread, by order: a reading goes on while another step is filled. */
const files = new Map<string, { file: CardFile; stop: () => void }>();
const listeners = new Set<() => void>();

export const cardFileOf = (project: string): CardFile | null => files.get(project)?.file ?? null;

export function subscribeToCardFiles(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(project: string, entry: { file: CardFile; stop: () => void } | null): void {
  if (entry === null) files.delete(project);
  else files.set(project, entry);
  for (const listener of listeners) listener();
}

export function stopReading(project: string): void {
  files.get(project)?.stop();
}

type StoredFile = Pick<ProjectFile, 'id' | 'filename'>;

/** The origin of a text that a file gave, read or not. */
const origin = ({ id: fichier, filename: nom }: StoredFile, pages: number) => ({
  type: 'fichier' as const,
  fichier,
  nom,
  ...(pages > 0 ? { pages } : {}),
});

/**
 * The file of the order that the text was read from, if it was attached here: one that the owner sent has another name
 * in the order than in the text, and stays with what they sent.
 */
export function formerFile<File extends Pick<ProjectFile, 'id' | 'filename'>>(
  files: readonly File[],
  origine: CardTextReading['origine'],
): File | undefined {
  return files.find(({ id, filename }) => id === origine?.fichier && filename === origine.nom);
}

interface Reading {
  project: string;
  stored: StoredFile;
  file: File;
  change: (act: CardAct) => void;
}

/** Reads a file that the order has, in the place of the former lines; the file is kept either way. */
export async function readCardFile({ project, stored, file, change }: Reading): Promise<void> {
  stopReading(project);
  const controller = new AbortController();
  const shown = { id: stored.id, name: stored.filename, size: file.size };
  const unread = (reason: string) =>
    show(project, { file: { ...shown, phase: 'unread', reason }, stop: () => undefined });
  show(project, {
    file: { ...shown, phase: 'reading' },
    stop: () => controller.abort(STOPPED),
  });
  change(({ text, reading }) => ({ text, reading: { ...reading, origine: origin(stored, 0) } }));
  const timer = setTimeout(() => controller.abort(UNREAD['trop long']), PATIENCE);
  try {
    const form = new FormData();
    form.append('file', file);
    const { sections, refus } = await sendForm(readCardText, { params: {}, form, signal: controller.signal });
    const pages = Math.max(0, ...sections.flatMap(({ lignes }) => lignes.map(({ page }) => page)));
    if (refus !== undefined || pages === 0) {
      unread(UNREAD[refus ?? 'illisible']);
      return;
    }
    change(({ text: { boissons } }) => {
      const empty = {
        text: boissons === undefined ? {} : { boissons },
        reading: { origine: origin(stored, pages) },
      };
      return withRead(empty, sections, { newId: newEntryId }).card;
    });
    show(project, null);
  } catch (error) {
    unread(controller.signal.aborted ? String(controller.signal.reason) : messageOf(error));
  } finally {
    clearTimeout(timer);
  }
}
