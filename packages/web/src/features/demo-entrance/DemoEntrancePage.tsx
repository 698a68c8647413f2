import { Navigate } from '@tanstack/react-router';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useDemoAccounts } from '../../hooks/use-demo-accounts.ts';
import { AccountButtons } from './AccountButtons.tsx';
import { BoardsOpening } from './BoardsOpening.tsx';
import { ExampleTable } from './ExampleTable.tsx';
import { useDemoExamples } from './use-demo-examples.ts';
import { useEnterAs } from './use-enter-as.ts';
import './DemoEntrance.css';

const BARS = ['first', 'second', 'third', 'fourth'];

/** Entrance to the demonstration: any account, any kind in any status; absent without DEMO=1. */
export function DemoEntrancePage() {
  const accounts = useDemoAccounts();
  const examples = useDemoExamples();
  const entrance = useEnterAs();
  if (examples.error instanceof ApiError && examples.error.status === 404) return <Navigate to="/" />;
  const leaving = entrance.isPending || entrance.isSuccess;
  const enter = (account: string, path: string) => {
    if (!leaving && accounts.data) entrance.mutate({ account, path, password: accounts.data.password });
  };
  const setBoards = (suspended: boolean) => {
    const { password = '', accounts: all = [] } = accounts.data ?? {};
    const [siege, dc] = (['siege', 'dc'] as const).map((role) => all.find((one) => one.role === role)?.name);
    if (leaving || siege === undefined || dc === undefined) return;
    entrance.mutate({ account: dc, path: '/', password, boards: { suspended, setBy: siege } });
  };
  return (
    <main tabIndex={-1} className="demo-entrance">
      <h1 className="title-page">Démonstration</h1>
      <p className="lede">
        Une pression connecte à la place de quelqu’un&nbsp;: à son écran d’accueil, ou devant une commande du
        type et du statut voulus.
      </p>
      {entrance.isError && (
        <Banner tone="stop" role="alert">
          {messageOf(entrance.error)}
        </Banner>
      )}
      {(accounts.isError || examples.isError) && (
        <LoadFailed query={accounts.isError ? accounts : examples} />
      )}
      {(accounts.isPending || examples.isPending) && (
        <SkeletonGroup>
          {BARS.map((bar) => (
            <Skeleton key={bar} width="70%" height={44} />
          ))}
        </SkeletonGroup>
      )}
      {accounts.data && examples.data && (
        <>
          <AccountButtons accounts={accounts.data.accounts} onEnter={(account) => enter(account, '/')} />
          <BoardsOpening onSet={setBoards} />
          <ExampleTable examples={examples.data} onEnter={enter} />
        </>
      )}
    </main>
  );
}
