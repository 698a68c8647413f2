import { changePassword } from '@ardoise/domain/contract/session.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { request } from '../../api/request.ts';
import { sessionQuery } from '../../api/session.ts';
import { useToast } from '../../components/Toast.tsx';

export interface PasswordChange {
  actuel: string;
  pass: string;
}

/** Replaces one's own password; the session, now with a role, then goes where a login leads. */
export function useChangePassword(onRefused: (error: Error) => void) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: PasswordChange) => request(changePassword, { body }),
    onError: onRefused,
    onSuccess: async ({ message }) => {
      toast({ message, tone: 'done' });
      // When this does not come through, the login page asks again.
      await queryClient.prefetchQuery({ ...sessionQuery, staleTime: 0 });
      await router.navigate({ to: '/login', replace: true });
    },
  });
}
