import { passwordProblem, passwordRule } from '@ardoise/domain/accounts/password.ts';
import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { changePassword } from '@ardoise/domain/contract/session.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { sessionQuery, signOut } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { useToast } from '../../components/Toast.tsx';
import { useRouter } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PRESENT_PASSWORD_NEEDED } from './require-all.ts';
import { usePasswordLength } from './use-password-length.ts';
import { useTargetUrl } from './use-target-url.ts';

interface PasswordChange {
  actuel: string;
  pass: string;
}

/** Changes one's own password; the session, now with a role, then redirects like a login. */
function useChangePassword(onRefused: (error: Error) => void) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const target = useTargetUrl();
  return useMutation({
    mutationFn: (body: PasswordChange) => request(changePassword, { body }),
    onError: onRefused,
    onSuccess: async ({ message }) => {
      toast({ message, tone: 'done' });
      // If this fails, the login page fetches it again.
      await queryClient.prefetchQuery({ ...sessionQuery, staleTime: 0 });
      await router.navigate({ to: PAGES.login, search: target, replace: true });
    },
  });
}

function check({ actuel, pass }: PasswordChange, name: string, least: number): FieldError[] {
  const weak = passwordProblem(pass, name, [], least);
  return [
    ...(actuel === '' ? [{ chemin: 'actuel', message: PRESENT_PASSWORD_NEEDED }] : []),
    ...(weak === null ? [] : [{ chemin: 'pass', message: weak }]),
  ];
}

/** Displays field errors under their field; anything else above the form. */
function isOfFields(error: Error): error is ApiError {
  return error instanceof ApiError && error.champs.length > 0;
}

/** The present password, and the new one. */
export function ChangePasswordForm({ name, expired }: { name: string; expired: boolean }) {
  const least = usePasswordLength();
  const form = useForm<PasswordChange>({
    defaultValues: { actuel: '', pass: '' },
    problems: (values) => check(values, name, least),
  });
  const change = useChangePassword((error) => {
    if (isOfFields(error)) form.refuse(error.champs);
  });
  const leave = useMutation({ mutationFn: signOut });
  const target = useTargetUrl();
  const submit = form.handleSubmit((values) => change.mutate(values));
  const field = (key: keyof PasswordChange) => ({
    control: form,
    name: key,
    onClear: () => {
      form.set(key, '');
      form.focus(key);
    },
  });
  const failed = [change.error, leave.error].find((error) => error !== null && !isOfFields(error));
  return (
    <>
      <p className="lede">
        {expired ? (
          <>
            Le mot de passe du compte <b>{name}</b> doit être remplacé avant de continuer.
          </>
        ) : (
          <>
            Pour le compte <b>{name}</b>. Vos autres sessions seront fermées.
          </>
        )}
      </p>
      {failed && (
        <Banner tone="stop" role="alert">
          {messageOf(failed)}
        </Banner>
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        <PasswordField
          {...field('actuel')}
          label="Mot de passe actuel"
          help={expired ? 'Celui avec lequel vous venez de vous connecter.' : undefined}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('pass')}
          label="Nouveau mot de passe"
          help={`${passwordRule(least)} Différent de l’actuel.`}
          autoComplete="new-password"
        />
        <div className="login-go">
          <Button tone="main" size="l" type="submit" busy={change.isPending}>
            Enregistrer le mot de passe
          </Button>
          <Link to={PAGE_PATHS.forgottenPassword} search={target}>
            Mot de passe actuel oublié&nbsp;?
          </Link>
        </div>
      </form>
      <p>
        <Button tone="text" className="login-out" busy={leave.isPending} onClick={() => leave.mutate()}>
          Se déconnecter
        </Button>
      </p>
    </>
  );
}
