import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { messageOf } from '../../api/api-error.ts';
import { useAskArbitration } from '../../hooks/use-ask-arbitration.ts';
import { Button } from '../Button.tsx';

/** The quota is exhausted: requests an exception from head office. Order and signatures are unchanged. */
export function AskArbitration({ id }: { id: string }) {
  const ask = useAskArbitration(id);
  if (ask.data) return <p role="status">{ask.data.message}</p>;
  return (
    <>
      <Button icon={IconMailForward} busy={ask.isPending} onClick={() => ask.mutate('')}>
        Demander l’arbitrage du siège
      </Button>
      {ask.error && <p role="alert">{messageOf(ask.error)}</p>}
    </>
  );
}
