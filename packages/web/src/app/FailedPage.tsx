import { useRouter } from '@tanstack/react-router';
import { messageOf } from '../api/api-error.ts';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';

/** A screen that could not be drawn: what happened, and another try. */
export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const again = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <main tabIndex={-1}>
      <EmptyState
        title="Cette page n’a pas pu s’afficher"
        action={<Button onClick={() => void again()}>Réessayer</Button>}
      >
        <p role="alert">{messageOf(error)}</p>
      </EmptyState>
    </main>
  );
}
