import { useRouter } from '@tanstack/react-router';
import { messageOf, NetworkError } from '../api/api-error.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { NoNetwork } from '../components/NoNetwork.tsx';
import { OpenedDrafts } from '../components/projects/OpenedDrafts.tsx';

/** Error boundary of a screen: the error, and a retry, by itself once the network is back. */
export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const again = async () => {
    await router.invalidate();
    reset();
  };
  if (error instanceof NetworkError)
    return (
      <main tabIndex={-1}>
        <NoNetwork wholePage onRetry={() => void again()} />
        <OpenedDrafts />
      </main>
    );
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
