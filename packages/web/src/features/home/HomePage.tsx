import { useMe } from '../../hooks/use-me.ts';
import { HomeNotice } from './HomeNotice.tsx';
import { TeamHome } from './TeamHome.tsx';
import { WorkHome } from './WorkHome.tsx';
import './Home.css';

/** What waits for whoever works, then what they may order; for whoever leads a team, its figures and people. */
export function HomePage() {
  const me = useMe();
  return (
    <>
      <HomeNotice />
      <main tabIndex={-1}>
        {me.role === 'smhf' || me.role === 'mdv' ? <TeamHome me={me} /> : <WorkHome me={me} />}
      </main>
    </>
  );
}
