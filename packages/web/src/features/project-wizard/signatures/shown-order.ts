import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { attachedFiles } from '@ardoise/domain/projects/attached-files.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { isCovered } from './signed-files.ts';

const CHANGED =
  'Cette commande a été modifiée ailleurs pendant la signature\u00a0: rien n’a été signé. Relisez-la ici, puis signez.';
const CHANGED_BEFORE =
  'Cette commande vient d’être modifiée ailleurs\u00a0: relisez-la ici avant de la faire signer.';

/** Nobody signs what they have not read: others' changes reach an open order by themselves. The message says it. */
export class ChangedUnseen extends Error {
  override readonly name = 'ChangedUnseen';

  constructor(message = CHANGED) {
    super(message);
  }
}

/** What was there when the pad was opened. */
export interface ShownOrder {
  /** What the recap shows, as one text to compare. */
  answers: string;
  /** Ids of the files that no answer names, known by the time of the signature. */
  unnamed: Promise<readonly string[]>;
}

/** What the recap shows of an order that is signed, as one text to compare. */
export const shownAnswers = (answers: ProjectDocument): string => canonicalText(signedContent(answers, []));

/** Ids of the files that a signature would cover and that no answer names. */
export function unnamedFiles(files: readonly ProjectFile[], answers: ProjectDocument): string[] {
  const named = new Set(attachedFiles(answers).map(({ photo }) => photo));
  return files.filter((file) => isCovered(file) && !named.has(file.id)).map(({ id }) => id);
}

/** @throws ChangedUnseen where what would be signed is not what was shown; null: what others have signed already */
export function requireShown(shown: ShownOrder | null, answers: ProjectDocument): void {
  if (shown !== null && shown.answers !== shownAnswers(answers)) throw new ChangedUnseen();
}

/** @throws ChangedUnseen where others have attached a file since, which the signature would cover as well */
export async function requireShownFiles(
  shown: ShownOrder | null,
  files: readonly ProjectFile[],
  answers: ProjectDocument,
): Promise<void> {
  const before = await shown?.unnamed;
  if (before !== undefined && unnamedFiles(files, answers).some((id) => !before.includes(id)))
    throw new ChangedUnseen();
}

/** Saves before the pad is opened. @throws ChangedUnseen where it brought what others have changed of what is signed */
export async function saveShown(keeper: DraftKeeper): Promise<void> {
  const read = () => keeper.getSnapshot().state;
  const before = shownAnswers(read().current);
  let hasCome = false;
  const stop = keeper.subscribe(() => {
    hasCome ||= read().incoming.length > 0;
  });
  try {
    await keeper.save();
  } finally {
    stop();
  }
  if (hasCome && shownAnswers(read().current) !== before) throw new ChangedUnseen(CHANGED_BEFORE);
}
