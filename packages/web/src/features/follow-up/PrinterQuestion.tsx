import type { Project } from '@ardoise/domain/contract/projects.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { FieldMessage } from '../../components/FieldMessage.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { matchingPrinters, type PrinterAnswer } from './chosen-printer.ts';
import { usePrinters } from './use-printers.ts';
import '../../components/Field.css';
import './PrinterQuestion.css';

/** Above this many one may search. */
const SEARCHABLE_FROM = 8;

interface PrinterQuestionProps {
  project: Pick<Project, 'nomAgence' | 'agence'>;
  answer: PrinterAnswer;
  onAnswer: (answer: PrinterAnswer) => void;
  error: string | undefined;
}

/** Who prints: the agency by default, or another printer, by name (1-product.md section 4). */
export function PrinterQuestion({ project, answer, onAnswer, error }: PrinterQuestionProps) {
  const id = useId();
  const question = useRef<HTMLFieldSetElement>(null);
  // The last group of the question is the one that lacks an answer.
  useEffect(() => {
    if (error) [...(question.current?.querySelectorAll<HTMLElement>('[data-first]') ?? [])].at(-1)?.focus();
  }, [error]);
  const choices = [
    { who: 'agence', label: project.nomAgence || 'L’agence', hint: 'L’agence imprime elle-même' },
    { who: 'autre', label: 'Autre imprimeur', hint: 'À choisir dans la liste' },
  ] as const;
  return (
    <fieldset
      ref={question}
      className={error ? 'f bad' : 'f'}
      aria-describedby={error ? `${id}-m` : undefined}
    >
      <legend>Imprimeur</legend>
      <div className="choice">
        {choices.map(({ who, label, hint }, index) => (
          <label key={who}>
            <input
              type="radio"
              data-first={index === 0 || undefined}
              name={id}
              value={who}
              checked={answer.who === who}
              onChange={() => onAnswer({ ...answer, who })}
            />
            <span>
              {label}
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </div>
      {answer.who === 'autre' && <PrinterList answer={answer} onAnswer={onAnswer} />}
      <FieldMessage id={`${id}-m`} error={error} />
    </fieldset>
  );
}

function PrinterList({ answer, onAnswer }: Pick<PrinterQuestionProps, 'answer' | 'onAnswer'>) {
  const name = useId();
  const printers = usePrinters();
  const [words, setWords] = useState('');
  const all = printers.data ?? [];
  const found = matchingPrinters(all, words);
  return (
    <div className="printers">
      {all.length >= SEARCHABLE_FROM && (
        <SearchBox label="Chercher un imprimeur" value={words} onChange={setWords} />
      )}
      {printers.error && <p role="alert">{messageOf(printers.error)}</p>}
      {printers.isPending && <p className="meta">Chargement des imprimeurs…</p>}
      {printers.data && found.length === 0 && (
        <p className="meta" role="status">
          Aucun imprimeur ne correspond.
        </p>
      )}
      <div className="printers-list" role="radiogroup" aria-label="Autre imprimeur">
        {found.map((printer, index) => (
          <label key={printer.username} className="tick">
            <input
              type="radio"
              data-first={index === 0 || undefined}
              name={name}
              value={printer.username}
              checked={answer.other === printer.username}
              onChange={() => onAnswer({ who: 'autre', other: printer.username })}
            />
            <span>{printer.name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
