import { useLayoutEffect } from 'react';
import { useRouter } from '../router/context.ts';

/** The tab's title of a screen that has more to say than its own name: which order, which step. */
export function usePageTitle(words: string): void {
  const router = useRouter();
  // A layout effect: it is gone before the next screen is told to be shown.
  useLayoutEffect(() => {
    const say = () => {
      document.title = `${words} · Ardoise`;
    };
    say();
    return router.on('shown', say);
  }, [router, words]);
}
