import { messageOf } from '../api/api-error.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';

interface LoadFailedProps {
  /** What could not be read, and how to read it again. */
  query: { error: Error | null; refetch: () => Promise<unknown> };
}

/** What stands in the place of what could not be read: why, and another try. */
export function LoadFailed({ query }: LoadFailedProps) {
  return (
    <Banner tone="stop" role="alert" action={<Button onClick={() => void query.refetch()}>Réessayer</Button>}>
      {messageOf(query.error)}
    </Banner>
  );
}
