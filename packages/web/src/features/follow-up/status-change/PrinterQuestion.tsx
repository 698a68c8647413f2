import type { Project } from '@ardoise/domain/contract/projects.ts';
import { printers } from '@ardoise/domain/contract/users.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { request } from '../../../api/request.ts';
import { ChoiceTiles } from '../../../components/ChoiceTiles.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { PersonList, PRINTER_WORDS } from '../people/PersonList.tsx';
import type { PrinterAnswer } from '../words/chosen-printer.ts';
import '../../../components/Field.css';

/** The printers that an order can be assigned to. */
function usePrinters() {
  return useQuery({
    queryKey: ['printers'],
    queryFn: ({ signal }) => request(printers, { signal }),
  });
}

interface PrinterQuestionProps {
  project: Pick<Project, 'nomAgence' | 'agence'>;
  answer: PrinterAnswer;
  onAnswer: (answer: PrinterAnswer) => void;
  error: string | undefined;
}

/**
 * Choice of the printer: the agency by default, or another printer, by name
 * (specification/screens-and-addresses.md#choosing-the-printer).
 */
export function PrinterQuestion({ project, answer, onAnswer, error }: PrinterQuestionProps) {
  const id = useId();
  const question = useRef<HTMLFieldSetElement>(null);
  // The last group is the unanswered one.
  useEffect(() => {
    if (error) [...(question.current?.querySelectorAll<HTMLElement>('[data-first]') ?? [])].at(-1)?.focus();
  }, [error]);
  const choices = [
    { value: 'agence', label: project.nomAgence || 'L’agence', hint: 'L’agence imprime elle-même' },
    { value: 'autre', label: 'Autre imprimeur', hint: 'À choisir dans la liste' },
  ] as const;
  return (
    <fieldset
      ref={question}
      className={error ? 'field field-bad' : 'field'}
      aria-describedby={error ? `${id}-m` : undefined}
    >
      <legend>Imprimeur</legend>
      <ChoiceTiles
        name={id}
        options={choices}
        chosen={answer.who}
        onChoose={(who) => onAnswer({ ...answer, who })}
      />
      {answer.who === 'autre' && <PrinterList answer={answer} onAnswer={onAnswer} />}
      <FieldMessage id={`${id}-m`} error={error} />
    </fieldset>
  );
}

function PrinterList({ answer, onAnswer }: Pick<PrinterQuestionProps, 'answer' | 'onAnswer'>) {
  return (
    <PersonList
      people={usePrinters()}
      words={PRINTER_WORDS}
      chosen={answer.other}
      onChoose={(other) => onAnswer({ who: 'autre', other })}
    />
  );
}
