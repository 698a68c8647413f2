import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useEffect, useRef } from 'react';
import { isCurrent, type Search } from './address.ts';
import { useNavigate, useRouter, useShown } from './context.ts';
import type { Navigation } from './router.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path, or its pattern with `params`. */
  to: string;
  params?: Readonly<Record<string, string>> | undefined;
  search?: Search | undefined;
  hash?: string | undefined;
  replace?: boolean | undefined;
  /** False leaves the window where it is scrolled. */
  resetScroll?: boolean | undefined;
  /** Says `aria-current="page"` on the page itself, also below it, or only with the same query. */
  current?: 'page' | 'within' | 'address' | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A click that only goes there: a new tab, a new window and a download are the browser's. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const isHere = target === '' || target === '_self';
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && isHere && download === '' && !isModified && !event.defaultPrevented;
}

/** Long enough to pass over a link without meaning it. */
const INTENT_MS = 50;

/** Prepares the screen of a link that somebody points at, focuses or touches. */
function usePreload(href: string) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = () => void router.preload(href);
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(now, INTENT_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: now,
    onTouchStart: now,
  };
}

/** A link to another screen, as a link of the browser's in every other respect. */
export function Link({ to, params, search, hash, replace, resetScroll, current, ...anchor }: LinkProps) {
  const router = useRouter();
  const { place } = useShown();
  const navigate = useNavigate();
  const target = { to, params, search, hash };
  const href = router.hrefOf(target);
  const preload = usePreload(href);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event);
    if (!isPlain(event)) return;
    event.preventDefault();
    void navigate({ ...target, replace, resetScroll });
  };
  const isHere = current !== undefined && isCurrent(href, place, current);
  return (
    <a aria-current={isHere ? 'page' : undefined} {...preload} {...anchor} href={href} onClick={onClick} />
  );
}

/** Goes elsewhere as soon as it is shown. */
export function Navigate(navigation: Navigation) {
  const navigate = useNavigate();
  const first = useRef(navigation);
  useEffect(() => void navigate(first.current), [navigate]);
  return null;
}
