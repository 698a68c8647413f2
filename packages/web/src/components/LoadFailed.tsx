import { messageOf } from '../api/api-error.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';

interface LoadFailedProps {
  /** The failed query, with its refetch. */
  query: { error: Error | null; refetch: () => Promise<unknown> };
}

/** Placeholder of failed content: the error, and a retry button. */
export function LoadFailed({ query }: LoadFailedProps) {
  return (
    <Banner tone="stop" role="alert" action={<Button onClick={() => void query.refetch()}>Réessayer</Button>}>
      {messageOf(query.error)}
    </Banner>
  );
}
