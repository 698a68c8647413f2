import type { Project } from '@ardoise/domain/contract/projects.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import type { NewPricesProps } from '../session/kind-screens.ts';

/** Of few orders: no step needs it to appear. */
export const LateNewPrices = lateScreen<NewPricesProps>(
  async () => (await import('./NewPricesPage.tsx')).NewPricesPage,
);
export const LateNewPricesLink = lateScreen<{ project: Project }>(
  async () => (await import('./NewPricesLink.tsx')).NewPricesLink,
  null,
);
