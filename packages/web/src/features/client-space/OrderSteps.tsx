import { CLIENT_STEPS, type ClientStep } from '@ardoise/domain/projects/client-steps.ts';
import { stepInWords } from './order-words.ts';

/** The five steps of an order as a line; none for one that was stopped. `mine`: the client is expected to act. */
export function OrderSteps({ step, mine }: { step: ClientStep; mine: boolean }) {
  const now = (CLIENT_STEPS as readonly ClientStep[]).indexOf(step);
  if (now === -1) return null;
  return (
    <>
      <ol className="client-orders-steps" aria-label={`Avancement\u00a0: ${stepInWords(step)}`}>
        {CLIENT_STEPS.map((name, index) => (
          <li
            key={name}
            className={
              index < now
                ? 'client-orders-past'
                : index === now
                  ? `client-orders-now${mine ? ' client-orders-mine' : ''}`
                  : undefined
            }
            aria-current={index === now ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <p className="client-orders-step" aria-hidden="true">
        {stepInWords(step)}
      </p>
    </>
  );
}
