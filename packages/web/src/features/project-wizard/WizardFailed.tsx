import { Link } from '@tanstack/react-router';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';

/** The project could not be read: why, and the two ways on. */
export function WizardFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // What does not exist will not come by asking again.
  const lasting = error instanceof ApiError && error.status === 404;
  return (
    <main className="wz" tabIndex={-1}>
      <Banner
        tone="stop"
        role="alert"
        action={lasting ? undefined : <Button onClick={onRetry}>Réessayer</Button>}
      >
        {messageOf(error)}
      </Banner>
      <p className="wz-back">
        <Link className={buttonClass({ tone: 'text' })} to="/dashboard">
          Retour Tableau de Bord
        </Link>
      </p>
    </main>
  );
}
