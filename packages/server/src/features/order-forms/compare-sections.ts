import type { SummarySection } from '@ardoise/domain/wizards/signed-summary.ts';

/** A changed answer; an empty text where it was not asked. */
export interface ChangedAnswer {
  section: string;
  label: string;
  before: string;
  after: string;
}

function answersOf(
  sections: readonly SummarySection[],
): Map<string, Omit<ChangedAnswer, 'before' | 'after'> & { value: string }> {
  const answers = new Map();
  for (const { path, title, lines } of sections) {
    const seen = new Map<string, number>();
    for (const { label, value } of lines) {
      // Two lines of a step may have the same label: formulas do.
      const rank = (seen.get(label) ?? 0) + 1;
      seen.set(label, rank);
      answers.set(`${path} ${label} ${rank}`, { section: title, label, value });
    }
  }
  return answers;
}

/** Diff of two states of an order, in words, in step order. */
export function changedAnswers(
  before: readonly SummarySection[],
  after: readonly SummarySection[],
): ChangedAnswer[] {
  const [old, now] = [answersOf(before), answersOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const { section, label } = is ?? was ?? { section: '', label: '' };
    const [valueBefore, valueAfter] = [was?.value ?? '', is?.value ?? ''];
    return valueBefore === valueAfter ? [] : [{ section, label, before: valueBefore, after: valueAfter }];
  });
}
