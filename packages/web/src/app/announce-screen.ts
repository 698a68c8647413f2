import type { AppRouter } from './router.tsx';

/** After each navigation: sets the tab's title, and moves the focus to the new content for screen readers. */
export function announceScreens(
  router: AppRouter,
  { entered = false }: { entered?: boolean | undefined } = {},
): void {
  let isElsewhere = entered;
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const screen = router.state.matches.at(-1)?.staticData.screen;
    document.title = screen ? `${screen.title} · Ardoise` : 'Ardoise';
    const main = document.querySelector<HTMLElement>('main');
    const alreadyThere = main?.contains(document.activeElement);
    if ((isElsewhere || (fromLocation && pathChanged)) && !alreadyThere) main?.focus({ preventScroll: true });
    isElsewhere = false;
  });
}
