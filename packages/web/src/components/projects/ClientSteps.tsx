import { CLIENT_STEPS, type ClientStep } from '@ardoise/domain/projects/client-steps.ts';
import { stepInWords } from './client-step-words.ts';
import './ClientSteps.css';

interface ClientStepsProps {
  step: ClientStep;
  /** The client is expected to act. */
  mine: boolean;
  /** Each step has its name below; else one line names the present one. */
  named?: boolean;
}

function toneOf(index: number, now: number, mine: boolean): string | undefined {
  if (index < now) return 'client-steps-past';
  if (index > now) return undefined;
  return mine ? 'client-steps-now client-steps-mine' : 'client-steps-now';
}

/** The five steps of an order as a line, in its client's words; none for one that was stopped. */
export function ClientSteps({ step, mine, named = false }: ClientStepsProps) {
  const now = (CLIENT_STEPS as readonly ClientStep[]).indexOf(step);
  if (now === -1) return null;
  return (
    <div className={named ? 'client-steps client-steps-named' : 'client-steps'}>
      <ol aria-label={`Avancement\u00a0: ${stepInWords(step)}`}>
        {CLIENT_STEPS.map((name, index) => (
          <li
            key={name}
            className={toneOf(index, now, mine)}
            aria-current={index === now ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      {!named && <p aria-hidden="true">{stepInWords(step)}</p>}
    </div>
  );
}
