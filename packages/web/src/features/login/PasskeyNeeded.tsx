import { NO_PASSKEYS_HERE } from '@ardoise/domain/accounts/passkey-words.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { signOut } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import {
  canMakeKeys,
  NoKeyMade,
  OLD_BROWSER,
  useOwnPasskeys,
  usePasskeyChanges,
} from '../../components/passkeys/use-own-passkeys.ts';
import { useTargetUrl } from './use-target-url.ts';

/** A key is demanded of the role: all that a session opened by the password alone can do is register one. */
export function PasskeyNeeded() {
  const passkeys = useOwnPasskeys();
  const { register } = usePasskeyChanges();
  const { targetUrl = PAGES.home } = useTargetUrl();
  const make = useMutation({
    mutationFn: (name: string) => register(name, ''),
    onSuccess: () => window.location.assign(targetUrl),
  });
  if (passkeys.error) return <LoadFailed query={passkeys} />;
  const { possible = true, confirme = true, nomPropose = '' } = passkeys.data ?? {};
  const refusal = !possible ? NO_PASSKEYS_HERE : canMakeKeys() ? null : OLD_BROWSER;
  return (
    <>
      <p className="lede">
        Votre rôle demande une clé d’accès&nbsp;: votre empreinte, votre visage ou le code de votre appareil.
        Enregistrez-la pour continuer. Sans appareil qui en fasse une, adressez-vous à un administrateur.
      </p>
      {(make.isError || refusal !== null) && (
        <Banner tone="stop" role="alert">
          {refusal ?? (make.error instanceof NoKeyMade ? make.error.message : messageOf(make.error))}
        </Banner>
      )}
      {!confirme && (
        <Banner tone="wait">
          Vous êtes connecté(e) depuis plus de dix minutes&nbsp;: déconnectez-vous, puis reconnectez-vous.
        </Banner>
      )}
      <div className="login-go">
        {refusal === null && confirme && (
          <Button
            tone="main"
            size="l"
            icon={IconKey}
            busy={make.isPending || passkeys.isPending}
            onClick={() => make.mutate(nomPropose)}
          >
            Enregistrer une clé d’accès
          </Button>
        )}
        <Button tone="line" size="l" onClick={() => void signOut()}>
          Se déconnecter
        </Button>
      </div>
    </>
  );
}
