import { changePassword } from '@ardoise/domain/contract/session.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { request } from '../../api/request.ts';
import { sessionQuery } from '../../api/session.ts';
import { useToast } from '../../components/Toast.tsx';
import { useTargetUrl } from './use-target-url.ts';

export interface PasswordChange {
  actuel: string;
  pass: string;
}

/** Changes one's own password; the session, now with a role, then redirects like a login. */
export function useChangePassword(onRefused: (error: Error) => void) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const target = useTargetUrl();
  return useMutation({
    mutationFn: (body: PasswordChange) => request(changePassword, { body }),
    onError: onRefused,
    onSuccess: async ({ message }) => {
      toast({ message, tone: 'done' });
      // If this fails, the login page fetches it again.
      await queryClient.prefetchQuery({ ...sessionQuery, staleTime: 0 });
      await router.navigate({ to: '/login', search: target, replace: true });
    },
  });
}
