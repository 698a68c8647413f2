import { Link } from '@tanstack/react-router';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';

/** The project could not be read: why, and the two ways on. */
export function WizardFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <main className="wz" tabIndex={-1}>
      <Banner tone="stop" role="alert" action={<Button onClick={onRetry}>Réessayer</Button>}>
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
