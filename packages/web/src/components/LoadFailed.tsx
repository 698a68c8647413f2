import { messageOf, NetworkError } from '../api/api-error.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { NoNetwork } from './NoNetwork.tsx';

interface LoadFailedProps {
  /** The failed query, with its refetch. */
  query: { error: Error | null; refetch: () => Promise<unknown> };
}

/** Placeholder of failed content: the error, and a retry button; without a network it also retries by itself. */
export function LoadFailed({ query }: LoadFailedProps) {
  const retry = () => void query.refetch();
  if (query.error instanceof NetworkError) return <NoNetwork onRetry={retry} />;
  return (
    <Banner tone="stop" role="alert" action={<Button onClick={retry}>Réessayer</Button>}>
      {messageOf(query.error)}
    </Banner>
  );
}
