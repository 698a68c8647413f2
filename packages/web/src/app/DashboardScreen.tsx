import { lazyRouteComponent } from '@tanstack/react-router';
import { useMe } from '../hooks/use-me.ts';

const Projects = lazyRouteComponent(() => import('../features/dashboard/DashboardPage.tsx'), 'DashboardPage');
const Orders = lazyRouteComponent(
  () => import('../features/client-space/ClientOrdersPage.tsx'),
  'ClientOrdersPage',
);

/** The list of projects; of a client, the cards of their orders. */
function DashboardOfRole() {
  return useMe().role === 'client' ? <Orders /> : <Projects />;
}

/** The router preloads its scripts while it reads the session. */
export const DashboardScreen = Object.assign(DashboardOfRole, { preload: Projects.preload });
