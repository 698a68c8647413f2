import { resetPassword } from '@ardoise/domain/contract/session.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { request } from '../../api/request.ts';
import { sessionQuery, signIn } from '../../api/session.ts';
import { useTargetUrl } from './use-target-url.ts';

/**
 * Sets the password of a link's account, and logs in with it: on to the target of the link. Resolves without leaving
 * where that login is refused, such as after too many attempts from this address.
 */
export function useNewPassword(token: string, name: string, onError: (error: Error) => void) {
  const search = useTargetUrl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (pass: string) => {
      const { message } = await request(resetPassword, { params: { token }, body: { pass } });
      const entered = await signIn(name, pass).then(
        () => true,
        () => false,
      );
      return { message, entered };
    },
    onError,
    onSuccess: async ({ entered }) => {
      if (!entered) return;
      queryClient.removeQueries();
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      // The login page redirects whoever is signed in.
      await navigate({ to: '/login', search, replace: true });
    },
  });
}
