import { MIN_PASSWORD_LENGTH } from '@ardoise/domain/accounts/password.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { passwordLengthKey } from '../../api/session.ts';

/** Minimum length of a new password; loaded with the session. */
export function usePasswordLength(): number {
  return useQuery<number>({ queryKey: passwordLengthKey, queryFn: skipToken }).data ?? MIN_PASSWORD_LENGTH;
}
