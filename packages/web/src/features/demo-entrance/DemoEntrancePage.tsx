import { ROLE_LABELS, type Role } from '@ardoise/domain/projects/roles.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useDemoAccounts } from '../../hooks/use-demo-accounts.ts';
import { Navigate } from '../../router/Link.tsx';
import { ExampleTable } from './ExampleTable.tsx';
import { useDemoExamples } from './use-demo-examples.ts';
import { useEnterAs } from './use-enter-as.ts';
import './DemoEntrance.css';

interface AccountButtonsProps {
  accounts: readonly { name: string; fullName: string; role: Role }[];
  onEnter: (account: string) => void;
}

/** Every account of the demonstration: one click logs in. */
function AccountButtons({ accounts, onEnter }: AccountButtonsProps) {
  return (
    <section aria-labelledby="entrance-accounts">
      <h2 className="title-section" id="entrance-accounts">
        Un compte
      </h2>
      <ul className="demo-entrance-accounts">
        {accounts.map(({ name, fullName, role }) => (
          <li key={name}>
            <button type="button" className="demo-entrance-button" onClick={() => onEnter(name)}>
              <b>{name}</b>
              <span>{fullName}</span>
              <span className="meta">{ROLE_LABELS[role]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Head office suspends boards by default: in the demonstration anybody may lift or set the suspension. */
function BoardsOpening({ onSet }: { onSet: (suspended: boolean) => void }) {
  return (
    <section aria-labelledby="entrance-boards">
      <h2 className="title-section" id="entrance-boards">
        Boards, caissons et Digital
      </h2>
      <p>
        Leur création est suspendue au départ. Une pression en décide à la place du siège, puis connecte un
        délégué commercial à son accueil.
      </p>
      <div className="actions">
        <Button onClick={() => onSet(false)}>Ouvrir leur création</Button>
        <Button onClick={() => onSet(true)}>La suspendre</Button>
      </div>
    </section>
  );
}

const BARS = ['first', 'second', 'third', 'fourth'];

/** Entrance to the demonstration: any account, any kind in any status; absent without DEMO=1. */
export function DemoEntrancePage() {
  const accounts = useDemoAccounts();
  const examples = useDemoExamples();
  const entrance = useEnterAs();
  if (examples.error instanceof ApiError && examples.error.status === 404)
    return <Navigate to={PAGES.home} />;
  const leaving = entrance.isPending || entrance.isSuccess;
  const enter = (account: string, path: string) => {
    if (!leaving && accounts.data) entrance.mutate({ account, path, password: accounts.data.password });
  };
  const setBoards = (suspended: boolean) => {
    const { password = '', accounts: all = [] } = accounts.data ?? {};
    const [siege, dc] = (['siege', 'dc'] as const).map((role) => all.find((one) => one.role === role)?.name);
    if (leaving || siege === undefined || dc === undefined) return;
    entrance.mutate({ account: dc, path: PAGES.home, password, boards: { suspended, setBy: siege } });
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
          <AccountButtons
            accounts={accounts.data.accounts}
            onEnter={(account) => enter(account, PAGES.home)}
          />
          <BoardsOpening onSet={setBoards} />
          <ExampleTable examples={examples.data} onEnter={enter} />
        </>
      )}
    </main>
  );
}
