import { targetUrl, withTargetUrl } from '@ardoise/domain/base/target-url.ts';
import { COMPANY_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { escapeHtml } from './plain-page.ts';

/** In the built pages (packages/web/index.html, src/app/first-paint/skeletons.ts): filled, or taken out. */
const META = '<meta name="company-sign-in" content=""';
const BUTTON = /<!--company:(.*?):company-->/s;
const [NAME, PATH] = ['__COMPANY_NAME__', '__COMPANY_PATH__'];

/** Redirect target after the login, as in the page's own script (app/visitor.tsx). */
function targetOf(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === PAGES.login) return targetUrl(searchParams.get('targetUrl'));
  return url === '/' ? undefined : targetUrl(url);
}

/** A built page with the name of the company's button, for its script. */
export function withCompanyName(template: string, name: string | undefined): string {
  return name === undefined
    ? template
    : template.replace(META, () => `${META.slice(0, -1)}${escapeHtml(name)}"`);
}

/** The drawn login with the button itself: a plain link, which works before any script, and without. */
export function withCompanyButton(page: string, name: string | undefined, url: string): string {
  return page.replace(BUTTON, (_, button: string) => {
    if (name === undefined) return '';
    const path = withTargetUrl(COMPANY_PATHS.signIn, targetOf(url));
    return button.replace(NAME, () => escapeHtml(name)).replace(PATH, () => escapeHtml(path));
  });
}
