import { passwordProblem, passwordRule } from '@ardoise/domain/accounts/password.ts';
import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { type checkPasswordLink, resetPassword } from '@ardoise/domain/contract/session.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { sessionQuery, signIn } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { formatDateTime } from '../../components/format-date.ts';
import { useNavigate } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PRESENT_PASSWORD_NEEDED } from './require-all.ts';
import { usePasswordLength } from './use-password-length.ts';
import { useTargetUrl } from './use-target-url.ts';

interface Values {
  pass: string;
  /** If another person has changed the account's address. */
  actuel: string;
}

type ChangedAddress = NonNullable<ReplyOf<typeof checkPasswordLink>['adresseChangee']>;

/**
 * Sets the password of a link's account, and logs in with it: on to the target of the link. Resolves without leaving
 * where that login is refused, such as after too many attempts from this address.
 */
function useNewPassword(token: string, name: string, onError: (error: Error) => void) {
  const search = useTargetUrl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ pass, actuel }: Values) => {
      const { message } = await request(resetPassword, { params: { token }, body: { pass, actuel } });
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
      // The login page redirects signed-in accounts.
      await navigate({ to: PAGES.login, search, replace: true });
    },
  });
}

function refuseWeak({ pass, actuel }: Values, name: string, least: number, asked: boolean): FieldError[] {
  const message = passwordProblem(pass, name, [], least);
  return [
    ...(asked && actuel === '' ? [{ chemin: 'actuel', message: PRESENT_PASSWORD_NEEDED }] : []),
    ...(message === null ? [] : [{ chemin: 'pass', message }]),
  ];
}

interface NewPasswordFormProps {
  token: string;
  name: string;
  adresseChangee?: ChangedAddress | undefined;
}

/** Why the present password is required too, and what to do without it. */
function AddressNotice({ t, par, jusque, autorisable }: ChangedAddress) {
  return (
    <Banner tone="wait">
      {par} a changé l’adresse e-mail de ce compte le {formatDateTime(t)}. Donnez aussi votre mot de passe
      actuel.{' '}
      {autorisable
        ? 'Si vous ne l’avez plus, demandez à un administrateur, autre que cette personne, d’autoriser la réinitialisation.'
        : `Si vous ne l’avez plus, un nouveau lien suffira à partir du ${formatDateTime(jusque)}.`}
    </Banner>
  );
}

/** Sets the password of the link's account, and logs in with it. */
export function NewPasswordForm({ token, name, adresseChangee }: NewPasswordFormProps) {
  const least = usePasswordLength();
  const form = useForm<Values>({
    defaultValues: { pass: '', actuel: '' },
    problems: (values) => refuseWeak(values, name, least, adresseChangee !== undefined),
  });
  const target = useTargetUrl();
  const reset = useNewPassword(token, name, (error) => {
    if (error instanceof ApiError) form.refuse(error.champs);
  });
  const submit = form.handleSubmit((values) => reset.mutate(values));
  if (reset.isSuccess && !reset.data.entered) {
    return (
      <>
        <Banner tone="done" role="status">
          {reset.data.message}
        </Banner>
        <p>
          <Link className={buttonClass({ tone: 'main', size: 'l' })} to={PAGES.login} search={target}>
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
      {adresseChangee && <AddressNotice {...adresseChangee} />}
      {reset.isError && (
        <Banner tone="stop" role="alert">
          {messageOf(reset.error)}
        </Banner>
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        {adresseChangee && (
          <PasswordField
            control={form}
            name="actuel"
            label="Mot de passe actuel"
            autoComplete="current-password"
            onClear={() => {
              form.set('actuel', '');
              form.focus('actuel');
            }}
          />
        )}
        <PasswordField
          control={form}
          name="pass"
          label="Nouveau mot de passe"
          help={passwordRule(least)}
          autoComplete="new-password"
          onClear={() => {
            form.set('pass', '');
            form.focus('pass');
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

/** Another account is signed in on this device: the login that follows ends its session. */
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
