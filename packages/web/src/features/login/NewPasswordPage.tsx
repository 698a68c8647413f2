import { checkPasswordLink } from '@ardoise/domain/contract/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { EndedLink } from './EndedLink.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Page of the mailed password link; opening it changes nothing. */
export function NewPasswordPage() {
  const { token = '' } = useParams({ strict: false });
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => request(checkPasswordLink, { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <LoginFrame title="Nouveau mot de passe">
      {link.isSuccess && <NewPasswordForm token={token} name={link.data.name} />}
      {link.isPending && (
        <SkeletonGroup>
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {link.isError &&
        (link.error instanceof ApiError && link.error.code === 'LIEN_EXPIRE' ? (
          <EndedLink token={token} message={link.error.message} />
        ) : (
          <LoadFailed query={link} />
        ))}
    </LoginFrame>
  );
}
