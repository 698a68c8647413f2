import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useEffect, useRef } from 'react';
import { isCurrent, type ParamsOf, type Search } from './address.ts';
import { useNavigate, useRouter, useShown } from './context.ts';
import type { Navigation } from './router.ts';

interface LinkAttributes<Path> extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path, or its pattern with `params`. */
  to: Path;
  search?: Search | undefined;
  hash?: string | undefined;
  replace?: boolean | undefined;
  /** False keeps the scroll position. */
  resetScroll?: boolean | undefined;
  /** Sets `aria-current="page"` for the page and those below it, for the page only, or for the same query only. */
  current?: 'page' | 'within' | 'address' | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}
export type LinkProps<Path extends string = string> = LinkAttributes<Path> & ParamsOf<Path>;

/** A plain click: the browser handles new tabs, new windows and downloads. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  const isHere = target === '' || target === '_self';
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && isHere && download === '' && !isModified && !event.defaultPrevented;
}

/** Hover delay, so that a pointer that merely crosses a link prefetches nothing. */
const INTENT_MS = 50;

/** Prefetches a link's screen on hover, focus or touch. */
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

/** A link that navigates without reloading the page; otherwise an ordinary `<a>`. */
export function Link<const Path extends string>(props: LinkProps<Path>) {
  const { to, params, search, hash, replace, resetScroll, current, ...anchor }: LinkProps = props;
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

/** Redirects on mount. */
export function Navigate(navigation: Navigation) {
  const navigate = useNavigate();
  const first = useRef(navigation);
  useEffect(() => void navigate(first.current), [navigate]);
  return null;
}
