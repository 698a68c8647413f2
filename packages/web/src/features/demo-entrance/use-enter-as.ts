import { useMutation } from '@tanstack/react-query';
import { signIn } from '../../api/session.ts';

interface Entrance {
  account: string;
  password: string;
  /** Target path of that account; '/' redirects to its role's landing screen. */
  path: string;
}

/** Logs in as another account, ending the previous session, and reloads the page, so that no state of the other remains. */
export function useEnterAs() {
  return useMutation({
    mutationFn: ({ account, password }: Entrance) => signIn(account, password),
    onSuccess: (_signedIn, { path }) => window.location.assign(path),
  });
}
