import { useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';

/** Whether this browser can use passkeys here: none can for an IP address. */
export function passkeysPossible(): boolean {
  return (
    'PublicKeyCredential' in window &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|:/.test(window.location.hostname)
  );
}

/** After the page has come to rest: most people have no key. */
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
export function PasskeySignIn({ wanted, busy, enterBy }: PasskeySignInProps) {
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
