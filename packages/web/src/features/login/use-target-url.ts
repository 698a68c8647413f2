import { targetUrl } from '@ardoise/domain/base/target-url.ts';
import { useSearch } from '../../router/context.ts';

/** Target after the login, from the URL: search parameters that each password page passes to the next. */
export function useTargetUrl(): { targetUrl: string } | Record<string, never> {
  const target = targetUrl(useSearch().targetUrl);
  return target === undefined ? {} : { targetUrl: target };
}
