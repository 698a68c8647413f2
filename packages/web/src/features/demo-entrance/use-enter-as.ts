import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { signIn } from '../../api/session.ts';

interface Entrance {
  account: string;
  password: string;
  /** Target path of that account; '/' redirects to its role's landing screen. */
  path: string;
  /** Set before, as this account of head office. */
  boards?: { suspended: boolean; setBy: string };
}

/** Logs in as another account, ending the previous session, and reloads the page, so that no state of the other remains. */
export function useEnterAs() {
  return useMutation({
    mutationFn: async ({ account, password, boards }: Entrance) => {
      if (boards) {
        await signIn(boards.setBy, password);
        await request(changeSettings, { body: { vaeSuspendue: boards.suspended } });
      }
      await signIn(account, password);
    },
    onSuccess: (_signedIn, { path }) => window.location.assign(path),
  });
}
