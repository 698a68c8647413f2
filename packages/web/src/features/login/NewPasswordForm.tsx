import { resetPassword } from '@ardoise/domain/contract/session.ts';
import { PASSWORD_RULE, passwordProblem } from '@ardoise/domain/password.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ResolverResult, useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { applyFieldErrors } from '../../components/apply-field-errors.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useTargetUrl } from './use-target-url.ts';

interface Values {
  pass: string;
}

function refuseWeak(values: Values, name: string): ResolverResult<Values> {
  const message = passwordProblem(values.pass, name);
  if (message === null) return { values, errors: {} };
  return { values: {}, errors: { pass: { type: 'weak', message } } };
}

/** Sets the password of the link's account; the user then logs in with it. */
export function NewPasswordForm({ token, name }: { token: string; name: string }) {
  const { control, handleSubmit, setValue, setFocus, setError } = useForm<Values>({
    defaultValues: { pass: '' },
    resolver: (values) => refuseWeak(values, name),
  });
  const target = useTargetUrl();
  const reset = useMutation({
    mutationFn: (pass: string) => request(resetPassword, { params: { token }, body: { pass } }),
    onError: (error) => {
      if (error instanceof ApiError) applyFieldErrors(setError, error.champs);
    },
  });
  const submit = handleSubmit(({ pass }) => reset.mutate(pass));
  if (reset.isSuccess) {
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
          help={PASSWORD_RULE}
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
