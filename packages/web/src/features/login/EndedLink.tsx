import { renewPasswordLink } from '@ardoise/domain/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { MailboxHint } from './MailboxHint.tsx';
import { useTargetUrl } from './use-target-url.ts';

/** A password link that has been used or has expired: another one to the same address, or the login. */
export function EndedLink({ token, message }: { token: string; message: string }) {
  const target = useTargetUrl();
  const renew = useMutation({
    mutationFn: () => request(renewPasswordLink, { params: { token }, body: target }),
  });
  const login = (
    <Link className={buttonClass({ tone: 'line', size: 'l' })} to="/login" search={target}>
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
