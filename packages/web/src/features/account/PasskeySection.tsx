import { NO_PASSKEYS_HERE } from '@ardoise/domain/accounts/passkey-words.ts';
import type { Passkey } from '@ardoise/domain/contract/passkeys.ts';
import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { formatDateTime } from '../../components/format-date.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { Tag } from '../../components/Tag.tsx';
import { RegisterPasskey } from './RegisterPasskey.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';
import { canMakeKeys, useOwnPasskeys } from './use-own-passkeys.ts';

/** Of the roles that have them. */
export function PasskeySection() {
  return (
    <section aria-labelledby="account-passkeys">
      <h2 className="title-section" id="account-passkeys">
        Clés d’accès
      </h2>
      <p className="meta account-words">
        Votre empreinte, votre visage ou le code de votre appareil à la place du mot de passe, qui n’y suffit
        plus dès la première clé. Enregistrez-en deux, sur deux appareils&nbsp;: si l’une se perd, vous entrez
        avec l’autre.
      </p>
      <OwnPasskeys />
    </section>
  );
}

/** One's passkeys, registered and removed here. */
function OwnPasskeys() {
  const passkeys = useOwnPasskeys();
  const [registering, setRegistering] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  if (passkeys.error) return <LoadFailed query={passkeys} />;
  if (passkeys.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton width="60%" height={20} />
      </SkeletonGroup>
    );
  const { cles, possible, confirme, nomPropose } = passkeys.data;
  return (
    <>
      {cles.length > 0 && (
        <ul className="account-replacements">
          {cles.map((key) => (
            <KeyLine key={key.id} passkey={key} onRemove={() => setRemoving(key)} />
          ))}
        </ul>
      )}
      {possible && canMakeKeys() ? (
        <Button icon={IconKey} onClick={() => setRegistering(true)}>
          Enregistrer une clé d’accès
        </Button>
      ) : (
        <p className="account-words">
          {possible
            ? 'Ce navigateur est trop ancien pour les clés d’accès\u00a0: mettez-le à jour.'
            : NO_PASSKEYS_HERE}
        </p>
      )}
      {registering && (
        <RegisterPasskey
          proposed={nomPropose}
          confirmed={confirme}
          isFirst={cles.length === 0}
          onClose={() => setRegistering(false)}
        />
      )}
      {removing && (
        <RemovePasskey
          passkey={removing}
          confirmed={confirme}
          isLast={cles.length === 1}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

function KeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { nom, t_creation, t_utilisation, synchronisee, t_copie } = passkey;
  return (
    <li>
      <span>
        <b>{nom}</b>
        <span>Enregistrée le {formatDateTime(t_creation)}</span>
        <span className="meta">
          {t_utilisation === null ? (
            'Jamais utilisée'
          ) : (
            <>
              Dernière utilisation&nbsp;: <RelativeTime date={t_utilisation} />
            </>
          )}
          {synchronisee && ' · Synchronisée entre vos appareils'}
        </span>
        {t_copie && (
          <span className="account-disabled-key">
            <Tag icon={IconAlertOctagon} tone="stop">
              Désactivée le {formatDateTime(t_copie)}
            </Tag>
            Elle a peut-être été copiée. Enregistrez une nouvelle clé, puis retirez celle-ci, et changez votre
            mot de passe.
          </span>
        )}
      </span>
      <Button onClick={onRemove} aria-label={`Retirer la clé d’accès ${nom}`}>
        Retirer
      </Button>
    </li>
  );
}
