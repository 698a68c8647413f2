import { checkPasswordLink, renewPasswordLink } from '@ardoise/domain/contract/session.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useParams } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { MailboxHint } from './MailboxHint.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useTargetUrl } from './use-target-url.ts';

/** A password link that has been used or has expired: another one to the same address, or the login. */
function EndedLink({ token, message }: { token: string; message: string }) {
  const target = useTargetUrl();
  const renew = useMutation({
    mutationFn: () => request(renewPasswordLink, { params: { token }, body: target }),
  });
  const login = (
    <Link className={buttonClass({ tone: 'line', size: 'l' })} to={PAGES.login} search={target}>
      Se connecter
    </Link>
  );
  if (renew.isSuccess)
    return (
      <>
        <Banner tone="done" role="status">
          {renew.data.message}
        </Banner>
        <MailboxHint />
      </>
    );
  return (
    <>
      <Banner tone="stop" role="alert">
        {renew.isError ? messageOf(renew.error) : message}
      </Banner>
      <p className="lede">
        Si vous avez déjà choisi votre mot de passe, connectez-vous. Sinon, recevez un nouveau lien à
        l’adresse qui a reçu celui-ci.
      </p>
      <div className="login-go">
        <Button tone="main" size="l" busy={renew.isPending} onClick={() => renew.mutate()}>
          Recevoir un nouveau lien
        </Button>
        {login}
      </div>
    </>
  );
}

/** Page of the mailed password link; opening it changes nothing. */
export function NewPasswordPage() {
  const { token = '' } = useParams();
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => request(checkPasswordLink, { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <LoginFrame title="Nouveau mot de passe">
      {link.isSuccess && <NewPasswordForm token={token} {...link.data} />}
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
