import { connect } from '@ardoise/domain/contract/session.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { Navigate } from '../../router/Link.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { PasskeyNeeded } from './PasskeyNeeded.tsx';
import { useTargetUrl } from './use-target-url.ts';

/** For a signed-in account; the only page for an expired or one-time password, and without the key that a role needs. */
export function ChangePasswordPage() {
  const target = useTargetUrl();
  const connected = useQuery({
    queryKey: ['connected'],
    queryFn: ({ signal }) => request(connect, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (connected.data?.uid === 0) return <Navigate to={PAGES.login} search={target} replace />;
  if (connected.data?.message === 'Passkey needed')
    return (
      <LoginFrame title="Clé d’accès">
        <PasskeyNeeded />
      </LoginFrame>
    );
  return (
    <LoginFrame title="Nouveau mot de passe">
      {connected.isSuccess && (
        <ChangePasswordForm
          name={connected.data.name ?? ''}
          expired={connected.data.message === 'Password expired'}
        />
      )}
      {connected.isPending && (
        <SkeletonGroup>
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {connected.isError && <LoadFailed query={connected} />}
    </LoginFrame>
  );
}
