import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf } from '../../api/api-error.ts';
import { sessionQuery, signIn } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { KeptOnDevice } from './KeptOnDevice.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { requireAll } from './require-all.ts';
import { useTargetUrl } from './use-target-url.ts';

const ALL_REQUIRED = 'Tous les champs sont obligatoires';
const REQUIRED = { name: 'Identifiant obligatoire', pass: 'Mot de passe obligatoire' };

interface Credentials {
  name: string;
  pass: string;
}

export function LoginPage() {
  useSendOn();
  const target = useTargetUrl();
  const queryClient = useQueryClient();
  const { control, handleSubmit, setValue, setError, setFocus, clearErrors, formState } =
    useForm<Credentials>({
      defaultValues: { name: '', pass: '' },
      resolver: (values) => requireAll(values, REQUIRED),
      reValidateMode: 'onSubmit',
    });
  const name = useWatch({ control, name: 'name' });
  const isIncomplete = Object.values(formState.errors).some(({ type }) => type === 'required');

  const submit = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials.name.trim(), credentials.pass);
      queryClient.clear();
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    } catch (error) {
      setError('pass', { type: 'server', message: messageOf(error) }, { shouldFocus: true });
    }
  });
  const choose = (account: string, password: string) => {
    setValue('name', account);
    setValue('pass', password);
    clearErrors();
  };
  const clear = () => {
    setValue('pass', '');
    setFocus('pass');
  };
  return (
    <LoginFrame title="Se connecter">
      {isIncomplete && (
        <Banner tone="stop" role="alert">
          {ALL_REQUIRED}
        </Banner>
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          control={control}
          name="name"
          label="Identifiant"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          control={control}
          name="pass"
          label="Mot de passe"
          autoComplete="current-password"
          onClear={clear}
        />
        <div className="login-go">
          <Button tone="main" size="l" type="submit" busy={formState.isSubmitting}>
            Se connecter
          </Button>
          <Link to={PAGE_PATHS.forgottenPassword} search={target}>
            Mot de passe oublié ?
          </Link>
        </div>
      </form>
      <DemoAccounts chosen={name} onChoose={choose} />
      <KeptOnDevice />
    </LoginFrame>
  );
}

/** Once signed in, reloads the route, which redirects to the landing screen. */
function useSendOn() {
  const router = useRouter();
  const { data: me } = useQuery(sessionQuery);
  useEffect(() => {
    if (me) void router.invalidate();
  }, [me, router]);
}
