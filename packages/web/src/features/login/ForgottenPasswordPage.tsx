import { requestPasswordReset } from '@ardoise/domain/contract/session.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { TextField } from '../../components/TextField.tsx';
import { Link } from '../../router/Link.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { MailboxHint } from './MailboxHint.tsx';
import { requireAll } from './require-all.ts';
import { useTargetUrl } from './use-target-url.ts';

/** Requests the mailed link; the response is the same whether the account exists or not. */
export function ForgottenPasswordPage() {
  const target = useTargetUrl();
  const ask = useMutation({
    mutationFn: (identifiant: string) => request(requestPasswordReset, { body: { identifiant, ...target } }),
  });
  const form = useForm({
    defaultValues: { identifiant: '' },
    problems: (values) => requireAll(values, { identifiant: 'Identifiant ou adresse e-mail obligatoire' }),
  });
  const submit = form.handleSubmit(({ identifiant }) => ask.mutate(identifiant.trim()));
  return (
    <LoginFrame title="Mot de passe oublié">
      {ask.isSuccess ? (
        <>
          <Banner tone="done" role="status">
            {ask.data.message}
          </Banner>
          <MailboxHint />
        </>
      ) : (
        <>
          <p className="lede">
            Indiquez votre identifiant ou votre adresse e-mail : nous vous envoyons un lien, valable une
            heure, pour choisir un nouveau mot de passe.
          </p>
          {ask.isError && (
            <Banner tone="stop" role="alert">
              {messageOf(ask.error)}
            </Banner>
          )}
          <form noValidate onSubmit={(event) => void submit(event)}>
            <TextField
              control={form}
              name="identifiant"
              label="Identifiant ou adresse e-mail"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <div className="login-go">
              <Button tone="main" size="l" type="submit" busy={ask.isPending}>
                Recevoir le lien
              </Button>
            </div>
          </form>
        </>
      )}
      <p>
        <Link to={PAGES.login} search={target} className="login-legal">
          Revenir à la connexion
        </Link>
      </p>
    </LoginFrame>
  );
}
