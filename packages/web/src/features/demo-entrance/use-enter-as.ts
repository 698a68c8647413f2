import { useMutation } from '@tanstack/react-query';
import { signIn } from '../../api/session.ts';

interface Entrance {
  account: string;
  password: string;
  /** Where to go as that account; '/' leads it to the screen that its role begins on. */
  path: string;
}

/** Signs in as somebody else, which ends the session before, and loads the page anew: nothing of the other stays. */
export function useEnterAs() {
  return useMutation({
    mutationFn: ({ account, password }: Entrance) => signIn(account, password),
    onSuccess: (_signedIn, { path }) => window.location.assign(path),
  });
}
