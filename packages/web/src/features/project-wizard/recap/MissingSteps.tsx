import type { MissingPlace, Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { missingProblems } from '../session/missing-problems.ts';

interface MissingStepsProps {
  wizard: Wizard;
  missing: readonly MissingPlace[];
  /** Undefined for a step that somebody else fills. */
  hrefOf: (path: string, entry?: string) => string | undefined;
  ref: Ref<HTMLDivElement>;
}

/** What blocks the signature: each incomplete step or entry as a link, with its problems. */
export function MissingSteps({ wizard, missing, hrefOf, ref }: MissingStepsProps) {
  if (missing.length === 0) return null;
  return (
    <div className="recap-missing" ref={ref} tabIndex={-1}>
      <Banner tone="wait">
        <p>
          <b>À compléter avant de signer :</b>
        </p>
        <ul>
          {missing.map((step) => {
            const to = hrefOf(step.path, step.entry);
            return (
              <li key={`${step.path}/${step.entry}`}>
                {to ? <Link to={to}>{step.short}</Link> : <b>{step.short}, par votre délégué commercial</b>}
                <span>{missingProblems(wizard, step)}</span>
              </li>
            );
          })}
        </ul>
      </Banner>
    </div>
  );
}
