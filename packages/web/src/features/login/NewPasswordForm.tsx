import { passwordProblem, passwordRule } from '@ardoise/domain/accounts/password.ts';
import { resetPassword } from '@ardoise/domain/contract/session.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ResolverResult, useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { sessionQuery, signIn } from '../../api/session.ts';
import { applyFieldErrors } from '../../components/apply-field-errors.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { PasswordField } from './PasswordField.tsx';
import { usePasswordLength } from './use-password-length.ts';
import { useTargetUrl } from './use-target-url.ts';

/**
 * Sets the password of a link's account, and logs in with it: on to the target of the link. Resolves without leaving
 * where that login is refused, such as after too many attempts from this address.
 */
function useNewPassword(token: string, name: string, onError: (error: Error) => void) {
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

interface Values {
  pass: string;
}

function refuseWeak(values: Values, name: string, least: number): ResolverResult<Values> {
  const message = passwordProblem(values.pass, name, [], least);
  if (message === null) return { values, errors: {} };
  return { values: {}, errors: { pass: { type: 'weak', message } } };
}

/** Sets the password of the link's account, and logs in with it. */
export function NewPasswordForm({ token, name }: { token: string; name: string }) {
  const least = usePasswordLength();
  const { control, handleSubmit, setValue, setFocus, setError } = useForm<Values>({
    defaultValues: { pass: '' },
    resolver: (values) => refuseWeak(values, name, least),
  });
  const target = useTargetUrl();
  const reset = useNewPassword(token, name, (error) => {
    if (error instanceof ApiError) applyFieldErrors(setError, error.champs);
  });
  const submit = handleSubmit(({ pass }) => reset.mutate(pass));
  if (reset.isSuccess && !reset.data.entered) {
    return (
      <>
        <Banner tone="done" role="status">
          {reset.data.message}
        </Banner>
        <p>
          <Link className={buttonClass({ tone: 'main', size: 'l' })} to="/login" search={target}>
            Se connecter
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p className="lede">
        Pour le compte <b>{name}</b>. Le lien ne sert qu’une fois.
      </p>
      <OtherSession name={name} />
      {reset.isError && (
        <Banner tone="stop" role="alert">
          {messageOf(reset.error)}
        </Banner>
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        <PasswordField
          control={control}
          name="pass"
          label="Nouveau mot de passe"
          help={passwordRule(least)}
          autoComplete="new-password"
          onClear={() => {
            setValue('pass', '');
            setFocus('pass');
          }}
        />
        <div className="login-go">
          <Button tone="main" size="l" type="submit" busy={reset.isPending}>
            Enregistrer le mot de passe
          </Button>
        </div>
      </form>
    </>
  );
}

/** Somebody else is signed in on this device: their session ends with the login that follows. */
function OtherSession({ name }: { name: string }) {
  const { data: me } = useQuery(sessionQuery);
  if (!me || me.name === name) return null;
  return (
    <Banner tone="wait">
      Une autre session est ouverte sur cet appareil, celle de {`${me.prenom} ${me.nom}`.trim() || me.name}
      &nbsp;: elle se fermera quand vous enregistrerez votre mot de passe.
    </Banner>
  );
}
