import { useRouter } from '@tanstack/react-router';
import { messageOf } from '../api/api-error.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';

/** Error boundary of a screen: the error, and a retry. */
export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const again = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <main tabIndex={-1}>
      <div className="page-head">
        <h1 className="title-page">Cette page n’a pas pu s’afficher</h1>
      </div>
      <Banner tone="stop" role="alert" action={<Button onClick={() => void again()}>Réessayer</Button>}>
        {messageOf(error)}
      </Banner>
    </main>
  );
}
