import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { NetworkError } from '../api/api-error.ts';
import { idle } from '../api/idle.ts';
import { pageInUse } from '../hooks/first-use.ts';
import { latePart, useLatePart } from './late-part.ts';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

/** A lazy-loaded component, not part of the first load. */
export type LateScreen<Props> = ComponentType<Props> & { load: () => Promise<void>; isLoaded: () => boolean };

const WAITING = (
  <SkeletonGroup label="Chargement">
    <Skeleton width="100%" height={280} />
  </SkeletonGroup>
);

/** A lazy-loaded screen, or a part of one, with `waiting` as its fallback. @throws NetworkError if it fails to load */
export function lateScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = WAITING,
): LateScreen<Props> {
  const part = latePart(load);
  function Late(props: Props) {
    const [failed, setFailed] = useState(false);
    const Screen = useLatePart(part, { wanted: true, onFailed: () => setFailed(true) });
    if (Screen !== null) return <Screen {...props} />;
    if (failed) throw new NetworkError(undefined);
    return waiting;
  }
  return Object.assign(Late, { load: part.load, isLoaded: () => part.component !== null });
}

/**
 * Whether these are loaded, so that they are rendered in one go; loads them. One that fails counts as loaded: it reports
 * the failure itself.
 */
export function useLoaded(screens: readonly Pick<LateScreen<never>, 'load' | 'isLoaded'>[]): boolean {
  const [failed, setFailed] = useState(false);
  const [, setArrived] = useState(0);
  const missing = screens.find(({ isLoaded }) => !isLoaded());
  useEffect(() => {
    if (missing === undefined || failed) return;
    let isLeft = false;
    missing.load().then(
      () => !isLeft && setArrived((count) => count + 1),
      () => !isLeft && setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [missing, failed]);
  return missing === undefined || failed;
}

/** Loads these at once. Never rejects: one that fails reports it itself, in its place. */
export async function loadAll(screens: readonly Pick<LateScreen<never>, 'load'>[]): Promise<void> {
  await Promise.all(screens.map(({ load }) => load().catch(() => undefined)));
}

async function loadInTurn(screens: readonly Pick<LateScreen<never>, 'load'>[], signal: AbortSignal) {
  await pageInUse();
  for (const { load } of screens) {
    if (signal.aborted) return;
    // Ignored: reported when the component is opened.
    await load().catch(() => undefined);
    await idle();
  }
}

/**
 * Loads these once the page is in use, so that they open at once, and without a network; one after the other while the
 * browser has nothing else to do.
 */
export function useLoadedAhead(screens: readonly Pick<LateScreen<never>, 'load'>[]): void {
  useEffect(() => {
    const leaving = new AbortController();
    void loadInTurn(screens, leaving.signal);
    return () => leaving.abort();
  }, [screens]);
}
