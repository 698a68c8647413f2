import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Page } from '../router/router.ts';

/** One screen: its route, its roles, and its lazy-loaded page. */
export interface Screen {
  /** `$id` is a parameter, a trailing `$` the rest of the path. */
  path: string;
  /** Roles that may open it; 'public' is explicit. */
  roles: readonly Role[] | 'public';
  /** The tab's title, before '· Ardoise'. */
  title: string;
  /** `shell` draws header and footer; a `bare` page has the full window. */
  frame: 'shell' | 'bare';
  page: Page;
}

/** A screen between the product's header and footer. */
export const shellScreen = (
  path: string,
  title: string,
  roles: Screen['roles'],
  page: Screen['page'],
): Screen => ({ path, roles, title, frame: 'shell', page });

/** A page with the full window, for whoever opens it. */
export const bareScreen = (path: string, title: string, page: Screen['page']): Screen => ({
  path,
  roles: 'public',
  title,
  frame: 'bare',
  page,
});
