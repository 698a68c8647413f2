import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { lazyScreen as page } from './lazy-screen.ts';
import type { Screen } from './screen.ts';

/** The screens behind that of the integrations. */
export const INTEGRATION_SCREENS: readonly Screen[] = [
  {
    path: PAGES.webhook,
    roles: ['administrator'],
    title: 'Webhook',
    frame: 'shell',
    page: page(() => import('../features/content/integrations/WebhookPage.tsx'), 'WebhookPage'),
  },
  {
    path: PAGES.apiDescription,
    roles: ['administrator'],
    title: 'Pour les développeurs',
    frame: 'shell',
    page: page(() => import('../features/content/api-description/ApiPage.tsx'), 'ApiPage'),
  },
];
