import type { Person } from '../api/session.ts';
import { useShown } from '../router/context.ts';

/** The signed-in person, on a screen that requires a role. Stable until the screen unmounts. */
export function useMe(): Person {
  const me = useMaybeMe();
  if (me === null) throw new Error('This screen is open to whoever is signed in');
  return me;
}

/** The same on a public screen: null for a visitor. */
export function useMaybeMe(): Person | null {
  return (useShown().data as { me?: Person | null } | undefined)?.me ?? null;
}
