import { Refusal } from '../base/errors.ts';
import { parseRichText } from '../base/rich-text/parse-rich-text.ts';
import { LONGEST_STORED } from '../base/rich-text/rich-text.ts';
import { richTextHtml } from '../base/rich-text/rich-text-html.ts';
import { foldLines, withTexts } from '../base/texts.ts';
import type { ProjectDocument } from './project.ts';

const RICH: ReadonlySet<string> = new Set(['creation', 'briefPSM', 'briefPDA']);
/** Answers that may have line breaks. */
const WITH_LINES: ReadonlySet<string> = new Set([
  'texte',
  'comment',
  'compoFormule',
  'modificationCarte',
  'autreInfo',
  'infoPose',
]);
/** What other programs store beside the answers: returned unchanged. */
const FOREIGN: ReadonlySet<string> = new Set(['docSuiviProjet', 'surPlace']);

/** Rich text as this product writes it: nothing of what was sent but its words and marks. */
function tidyRichText(text: string, key: string): string {
  const tidy = richTextHtml(parseRichText(text));
  if (tidy.length <= LONGEST_STORED) return tidy;
  throw new Refusal('REQUETE_INVALIDE', {
    champs: [{ chemin: `body.${key}`, message: 'Valeur mal formée' }],
  });
}

/** Every text of some answers. */
function textsOf(answers: ProjectDocument): ReadonlySet<string> {
  const texts = new Set<string>();
  withTexts(answers, (text) => {
    texts.add(text);
    return text;
  });
  return texts;
}

/**
 * Answers as they are stored: rich text serialised from what was read of it, every one-line text without control
 * characters. A text that is already stored stays as it is, so that what was signed does not change by being sent again.
 * @throws Refusal REQUETE_INVALIDE for rich text that is too long once serialised
 */
export function tidyAnswers<Sent extends object>(sent: Sent, stored: ProjectDocument): Sent {
  // Read only for a text that would change: few saves have one, and every keystroke saves.
  let known: ReadonlySet<string> | undefined;
  const isStored = (text: string) => {
    known ??= textsOf(stored);
    return known.has(text);
  };
  const tidy = (text: string, key: string) => {
    // Without a '<' rich text is plain.
    if (RICH.has(key)) return text.includes('<') && !isStored(text) ? tidyRichText(text, key) : text;
    if (WITH_LINES.has(key)) return text;
    const folded = foldLines(text);
    return folded === text || isStored(text) ? text : folded;
  };
  return Object.fromEntries(
    Object.entries(sent).map(([part, answers]) => [
      part,
      FOREIGN.has(part) ? answers : withTexts(answers, tidy, part),
    ]),
  ) as Sent;
}
