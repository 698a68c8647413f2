import { targetUrl, withTargetUrl } from '@ardoise/domain/base/target-url.ts';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import { COMPANY_PATHS, PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { fieldId, messageId } from '../../components/field-id.ts';
import { InputField } from '../../components/InputField.tsx';
import { VisitorLink } from '../../components/VisitorLink.tsx';
import { useDemoAccounts } from '../../hooks/use-demo-accounts.ts';
import { forgetDevice, readDeviceMemory } from './device-memory.ts';
import { keptWords, lossWords } from './device-words.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { MailboxHint } from './MailboxHint.tsx';
import { PasswordActions } from './PasswordActions.tsx';
import { useLoginForm } from './use-login-form.ts';

/** Whether this browser can use passkeys here: none can for an IP address. */
function passkeysPossible(): boolean {
  return (
    'PublicKeyCredential' in window &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|:/.test(window.location.hostname)
  );
}

/** After the page is idle: most people have no key. */
const SUGGEST_AFTER_MS = 500;
const loadKeys = () => import('./passkey-assertion.ts');

interface PasskeySignInProps {
  /** The password was right, and the account has a key. */
  wanted: boolean;
  busy: boolean;
  enterBy: (way: () => Promise<void>, refuse: (error: unknown) => void) => Promise<void>;
}

/** Lets the browser suggest keys as long as the page is open; returns how to stop and start it. */
function useSuggestions(onChosen: (signIn: () => Promise<void>) => void) {
  const stopping = useRef<AbortController>(undefined);
  const chosen = useRef(onChosen);
  useEffect(() => {
    chosen.current = onChosen;
  });
  const stop = useCallback(() => stopping.current?.abort(), []);
  const start = useCallback(() => {
    stop();
    const suggesting = new AbortController();
    stopping.current = suggesting;
    void loadKeys()
      .then(({ suggestKeys }) => suggestKeys(suggesting.signal, (signIn) => chosen.current(signIn)))
      .catch(() => undefined);
  }, [stop]);
  useEffect(() => {
    const timer = window.setTimeout(start, SUGGEST_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [start, stop]);
  return { stop, start };
}

/** Signs in with a passkey, by its button or among the browser's suggestions. What it needs is loaded lazily. */
function PasskeySignIn({ wanted, busy, enterBy }: PasskeySignInProps) {
  const [failure, setFailure] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted) button.current?.focus();
  }, [wanted]);
  const use = (signIn: () => Promise<void>) => {
    setFailure('');
    void enterBy(signIn, (error) => {
      void loadKeys().then(({ keyFailure }) => setFailure(keyFailure(error)));
      start();
    });
  };
  const { stop, start } = useSuggestions(use);
  const ask = () => {
    // The browser waits for one key at a time.
    stop();
    use(async () => (await loadKeys()).signInByKey());
  };
  return (
    <div className="login-key">
      <Button ref={button} tone={wanted ? 'main' : 'line'} size="l" busy={busy} onClick={ask}>
        Se connecter avec une clé d’accès
      </Button>
      {failure !== '' && (
        <Banner tone="stop" role="alert">
          {failure}
        </Banner>
      )}
    </div>
  );
}

/** Data of the last user on this device, in a sentence, with a button to erase it; hidden without any. */
function KeptOnDevice() {
  const [asking, setAsking] = useState(false);
  const memory = useQuery({
    queryKey: ['device-memory'],
    queryFn: readDeviceMemory,
    staleTime: 0,
    retry: false,
  });
  const words = memory.data ? keptWords(memory.data) : null;
  if (!memory.data || words === null) return null;
  return (
    <>
      <p className="meta login-kept">
        {words}{' '}
        <Button tone="text" onClick={() => setAsking(true)}>
          Oublier cet appareil
        </Button>
      </p>
      {asking && (
        <ConfirmDialog
          title="Oublier cet appareil&nbsp;?"
          confirm="Oublier"
          onConfirm={async () => {
            await forgetDevice();
            await memory.refetch();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{lossWords(memory.data)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface DemoAccountsProps {
  /** The username in the form. */
  chosen: string;
  onChoose: (name: string, password: string) => void;
}

/** Accounts of the demonstration: a click fills the form. */
function DemoAccounts({ chosen, onChoose }: DemoAccountsProps) {
  const { data, isLoading } = useDemoAccounts();
  if (isLoading) return <span className="login-demo-awaited" />;
  if (data === undefined) return null;
  return (
    <section className="login-demo-box">
      <h2 className="title-sub">Comptes de démonstration</h2>
      <p className="hint">Touchez une ligne : elle remplit le formulaire.</p>
      <ul className="login-demo">
        {data.accounts.map(({ name, fullName, role }) => (
          <li key={name}>
            <button
              type="button"
              className={name === chosen ? 'parted login-demo-chosen' : 'parted'}
              aria-pressed={name === chosen}
              onClick={() => onChoose(name, data.password)}
            >
              <b>{name}</b>
              <span>{fullName}</span>
              <span className="meta">{ROLE_LABELS[role]}</span>
            </button>
          </li>
        ))}
      </ul>
      <MailboxHint />
    </section>
  );
}

/** The name of the company's sign-in, which the server puts into the page; empty where there is none. */
function companyName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="company-sign-in"]')?.content ?? '';
}

/** The company's sign-in, first; a link to the server, which redirects to the provider. */
function CompanySignIn({ name, target }: { name: string; target: string | undefined }) {
  return (
    <>
      <a
        className={buttonClass({ tone: 'main', size: 'l' })}
        href={withTargetUrl(COMPANY_PATHS.signIn, target)}
      >
        Se connecter avec {name}
      </a>
      <p className="meta">ou avec un mot de passe</p>
    </>
  );
}

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
      aria-invalid={Boolean(error)}
      aria-describedby={error ? messageId(name) : undefined}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
