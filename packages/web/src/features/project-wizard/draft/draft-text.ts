import { fieldInWords } from '@ardoise/domain/answers/describe-conflict.ts';
import { sameContent } from '@ardoise/domain/answers/same-content.ts';
import { walkAnswers } from '@ardoise/domain/answers/walk-answers.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { formatDateTime } from '../../../components/format-date.ts';
import { answerInWords } from './answer-in-words.ts';
import type { DeviceDraft } from './written-draft.ts';

interface Kept {
  /** Name and kind of its project. */
  name: string;
  type: ProjectType;
  draft: Pick<DeviceDraft, 'base' | 'document' | 'at'>;
}

/** 'Code postal : 33500', each answer a line, from `before` to `after`. */
function linesOf(type: ProjectType, before: unknown, after: unknown): string[] {
  const { wizard } = KINDS[kindOf(type)];
  const lines: string[] = [];
  walkAnswers({ base: before, mine: after, theirs: before }, ({ path, base, mine, isEntry }) => {
    if (!sameContent(base, mine)) {
      const name = fieldInWords(wizard, { path, mine, theirs: base });
      lines.push(`${name}\u00a0: ${answerInWords(mine, isEntry)}`);
    }
    return mine;
  });
  return lines;
}

/** A draft's answers as a text to read: those that were not sent, then all of them. */
export function textOfDraft({ name, type, draft: { base, document, at } }: Kept): string {
  return [
    [name, type].filter(Boolean).join(', '),
    `Gardé sur cet appareil le ${formatDateTime(at)}`,
    '',
    'Pas encore envoyé',
    ...linesOf(type, base.document, document),
    '',
    'Toutes les réponses',
    ...linesOf(type, {}, document),
    '',
  ].join('\r\n');
}
