import type { Project } from '@ardoise/domain/contract/projects.ts';
import { lazy, Suspense } from 'react';
import { useMe } from '../../../hooks/use-me.ts';
import type { MessageDraft } from '../dialogs/use-message-drafts.ts';
import { type DayAnswers, mayPromiseFor } from '../words/day-answers.ts';

// Lazy-loaded, with the calendar: for whoever prints alone.
const PromiseField = lazy(async () => ({ default: (await import('./DayFields.tsx')).PromiseField }));
const DeliveryFields = lazy(async () => ({ default: (await import('./DayFields.tsx')).DeliveryFields }));

interface DayQuestionsProps {
  project: Project;
  draft: MessageDraft;
  asksPrinter: boolean;
  delivers: boolean;
  onAnswer: (answers: Partial<DayAnswers>) => void;
}

/** Days that go with a move: a promise under the choice of the printer, what is known of a delivery. */
export function DayQuestions({ project, draft, asksPrinter, delivers, onAnswer }: DayQuestionsProps) {
  const { role } = useMe();
  const promises = asksPrinter && mayPromiseFor(role, draft.printer);
  if (!promises && !delivers) return null;
  return (
    <Suspense>
      {promises && <PromiseField answers={draft.days} onAnswer={onAnswer} />}
      {delivers && <DeliveryFields project={project} answers={draft.days} onAnswer={onAnswer} />}
    </Suspense>
  );
}
