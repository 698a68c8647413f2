import { checkPasswordLink } from '@ardoise/domain/contract/session.ts';
import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { buttonClass } from '../../components/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useTargetUrl } from './use-target-url.ts';

/** Page of the mailed password link; opening it changes nothing. */
export function NewPasswordPage() {
  const { token = '' } = useParams({ strict: false });
  const target = useTargetUrl();
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
      {link.isError && (
        <>
          <Banner tone="stop" role="alert">
            {messageOf(link.error)}
          </Banner>
          <p>
            <Link className={buttonClass({ tone: 'line' })} to={PAGE_PATHS.forgottenPassword} search={target}>
              Demander un autre lien
            </Link>
          </p>
        </>
      )}
    </LoginFrame>
  );
}
