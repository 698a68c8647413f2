import { targetUrl, withTargetUrl } from '@ardoise/domain/base/target-url.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type ComponentProps, useState } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { fieldId, messageId } from '../../components/field-id.ts';
import { InputField } from '../../components/InputField.tsx';
import { VisitorLink } from '../../components/VisitorLink.tsx';
import { CompanySignIn, companyName } from './CompanySignIn.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { KeptOnDevice } from './KeptOnDevice.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { PasskeySignIn, passkeysPossible } from './PasskeySignIn.tsx';
import { PasswordActions } from './PasswordActions.tsx';
import { useLoginForm } from './use-login-form.ts';

const ALL_REQUIRED = 'Tous les champs sont obligatoires';

export function LoginPage() {
  const form = useLoginForm();
  const { values, errors, busy, inputs, submit, isIncomplete, type, choose, clear } = form;
  const [shown, setShown] = useState(false);
  const target = targetUrl(new URLSearchParams(window.location.search).get('targetUrl'));
  const company = companyName();
  const bind = (name: 'name' | 'pass') => ({
    name,
    ref: inputs[name],
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  });
  return (
    <LoginFrame title="Se connecter">
      {isIncomplete && (
        <Banner tone="stop" role="alert">
          {ALL_REQUIRED}
        </Banner>
      )}
      {company !== '' && <CompanySignIn name={company} target={target} />}
      <form noValidate onSubmit={submit}>
        <LoginField {...bind('name')} label="Identifiant" type="text" autoComplete="username webauthn" />
        <LoginField
          {...bind('pass')}
          label="Mot de passe"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          actions={<PasswordActions shown={shown} onToggle={() => setShown(!shown)} onClear={clear} />}
        />
        <div className="login-go">
          <Button
            tone={company === '' && !form.needsKey ? 'main' : 'line'}
            size="l"
            type="submit"
            busy={busy}
          >
            Se connecter
          </Button>
          <VisitorLink to={withTargetUrl(PAGE_PATHS.forgottenPassword, target)}>
            Mot de passe oublié ?
          </VisitorLink>
        </div>
      </form>
      {passkeysPossible() && <PasskeySignIn wanted={form.needsKey} busy={busy} enterBy={form.enterBy} />}
      <DemoAccounts chosen={values.name} onChoose={choose} />
      <KeptOnDevice />
    </LoginFrame>
  );
}

type LoginFieldProps = Omit<ComponentProps<typeof InputField>, 'id' | 'messageId' | 'className'> & {
  name: string;
};

function LoginField({ name, error, ...field }: LoginFieldProps) {
  return (
    <InputField
      {...field}
      id={fieldId(name)}
      messageId={messageId(name)}
      name={name}
      error={error}
      className={error ? 'field field-bad' : 'field'}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? messageId(name) : undefined}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
