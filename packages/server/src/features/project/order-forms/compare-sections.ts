import { parseRichText } from '@ardoise/domain/base/rich-text/parse-rich-text.ts';
import { richTextHtml } from '@ardoise/domain/base/rich-text/rich-text-html.ts';
import type { SummarySection } from '@ardoise/domain/kinds/signed-summary.ts';
import type { SummaryLine } from '@ardoise/domain/wizards/wizard-project.ts';

/** A changed answer; an empty text where there was no such question. */
export interface ChangedAnswer {
  section: string;
  label: string;
  before: string;
  after: string;
  /** Stored rich texts whose plain words these are. */
  richBefore?: string | undefined;
  richAfter?: string | undefined;
}

type Answer = Pick<ChangedAnswer, 'section' | 'label'> & Pick<SummaryLine, 'value' | 'rich'>;

function answersOf(sections: readonly SummarySection[]): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const { path, title, lines } of sections) {
    const seen = new Map<string, number>();
    for (const { label, value, rich, detail } of lines) {
      // Two lines of a step may have the same label: formulas do.
      const rank = (seen.get(label) ?? 0) + 1;
      seen.set(label, rank);
      const words = detail === undefined ? value : `${value}, ${detail}`;
      answers.set(`${path} ${label} ${rank}`, { section: title, label, value: words, rich });
    }
  }
  return answers;
}

/** An answer as it is read: other sizes, marks or lists are another answer, another way to store them is not. */
function asRead(answer: Answer | undefined): string {
  if (answer?.rich === undefined) return answer?.value ?? '';
  return richTextHtml(parseRichText(answer.rich));
}

/** Diff of two states of an order, in words, in step order. */
export function changedAnswers(
  before: readonly SummarySection[],
  after: readonly SummarySection[],
): ChangedAnswer[] {
  const [old, now] = [answersOf(before), answersOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    if (asRead(was) === asRead(is)) return [];
    const { section, label } = is ?? was ?? { section: '', label: '' };
    const words = { before: was?.value ?? '', after: is?.value ?? '' };
    return [{ section, label, ...words, richBefore: was?.rich, richAfter: is?.rich }];
  });
}
