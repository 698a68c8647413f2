import { useMe } from '../hooks/use-me.ts';
import { drawnFor } from './first-paint/drawn-for.ts';
import { lazyScreen } from './lazy-screen.ts';

const Projects = lazyScreen(() => import('../features/dashboard/DashboardPage.tsx'), 'DashboardPage');
const Orders = lazyScreen(() => import('../features/client-space/ClientOrdersPage.tsx'), 'ClientOrdersPage');

/** The list of projects; of a client, the cards of their orders. */
function DashboardOfRole() {
  return useMe().role === 'client' ? <Orders /> : <Projects />;
}

const preload = () => (drawnFor() === 'client' ? Orders : Projects).preload();

/** The router preloads its scripts while it reads the session. */
export const DashboardScreen = Object.assign(DashboardOfRole, { preload });
