import type { MissingPlace } from '@ardoise/domain/wizards/wizard.ts';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { namedProblem } from '../../../components/named-problem.ts';
import { fieldName } from '../kinds/field-name.ts';

interface MissingStepsProps {
  missing: readonly MissingPlace[];
  hrefOf: (path: string, entry?: string) => string;
  ref: Ref<HTMLDivElement>;
}

function problemsOf({ champs, short }: MissingPlace): string {
  const named = champs.map(({ chemin, message }) => {
    const name = fieldName(chemin.split('.'));
    const [entry = '', ...field] = name?.split(', ') ?? [];
    // The name of the step or of its entry stands before it.
    if (name === short) return namedProblem(undefined, message);
    return namedProblem(short.endsWith(`, ${entry}`) ? field.join(', ') : name, message);
  });
  return [...new Set(named)].join(' · ');
}

/** What keeps the order from being signed: each step or entry a link, with what it lacks. */
export function MissingSteps({ missing, hrefOf, ref }: MissingStepsProps) {
  if (missing.length === 0) return null;
  return (
    <div className="missing" ref={ref} tabIndex={-1}>
      <Banner tone="wait">
        <p>
          <b>À compléter avant de signer :</b>
        </p>
        <ul>
          {missing.map((step) => (
            <li key={`${step.path}/${step.entry}`}>
              <Link to={hrefOf(step.path, step.entry)}>{step.short}</Link>
              <span>{problemsOf(step)}</span>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
