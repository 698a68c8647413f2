import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useStableCallback } from '../hooks/use-stable-callback.ts';

/** A lazy-loaded component in its own chunk (docs/decisions/native-elements.md). */
export interface LatePart<Props> {
  /** Null until loaded. */
  readonly component: ComponentType<Props> | null;
  /** Rejects on failure; the next call retries. */
  load: () => Promise<void>;
}

export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let component: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const begin = async () => {
    try {
      component = await load();
    } finally {
      loading = null;
    }
  };
  return {
    get component() {
      return component;
    },
    load: () => {
      loading ??= begin();
      return loading;
    },
  };
}

/** The component once loaded; null before. */
export function useLatePart<Props>(
  part: LatePart<Props>,
  { wanted, onFailed }: { wanted: boolean; onFailed: () => void },
): ComponentType<Props> | null {
  const [, setArrived] = useState(false);
  const fail = useStableCallback(onFailed);
  const shown = wanted ? part.component : null;
  useEffect(() => {
    // Of what was rendered: on a busy machine the part arrives between the rendering and here.
    if (!wanted || shown !== null) return;
    let isLeft = false;
    part.load().then(
      // A transition: rendering a list of dates does not block input.
      () => !isLeft && startTransition(() => setArrived(true)),
      () => !isLeft && fail(),
    );
    return () => {
      isLeft = true;
    };
  }, [part, wanted, shown, fail]);
  return shown;
}
