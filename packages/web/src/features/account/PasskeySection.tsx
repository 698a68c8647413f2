import { NO_PASSKEYS_HERE } from '@ardoise/domain/accounts/passkey-words.ts';
import { PASSKEY_NAME_LENGTH, type Passkey } from '@ardoise/domain/contract/passkeys.ts';
import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useState } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { fieldId, messageId } from '../../components/field-id.ts';
import { formatDate, formatDateTime } from '../../components/format-date.ts';
import { InputField } from '../../components/InputField.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import {
  canMakeKeys,
  NoKeyMade,
  OLD_BROWSER,
  useOwnPasskeys,
  usePasskeyChanges,
} from '../../components/passkeys/use-own-passkeys.ts';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { Tag } from '../../components/Tag.tsx';
import { useToast } from '../../components/Toast.tsx';

/** The password, unless the person signed in within ten minutes (reauthentication). */
function PasswordAgain({ value, onChange }: { value: string; onChange: (pass: string) => void }) {
  return (
    <InputField
      id={fieldId('pass')}
      messageId={messageId('pass')}
      className="field"
      label="Votre mot de passe"
      help="Pour confirmer que c’est vous. Sans mot de passe, déconnectez-vous puis reconnectez-vous."
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface RegisterPasskeyProps {
  proposed: string;
  /** Signed in recently. */
  confirmed: boolean;
  isFirst: boolean;
  onClose: () => void;
}

/** Names a key, then lets the browser make it. */
function RegisterPasskey({ proposed, confirmed, isFirst, onClose }: RegisterPasskeyProps) {
  const { register } = usePasskeyChanges();
  const toast = useToast();
  const [name, setName] = useState(proposed);
  const [pass, setPass] = useState('');
  const act = async () => {
    try {
      await register(name, pass);
      toast({ message: 'Votre clé d’accès est enregistrée.' });
    } catch (error) {
      if (!(error instanceof NoKeyMade)) throw error;
      toast({ tone: 'stop', message: error.message });
    }
  };
  return (
    <ConfirmDialog
      title="Enregistrer une clé d’accès"
      confirm="Continuer"
      tone="main"
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        Votre appareil vous demande ensuite votre empreinte, votre visage ou son code.
        {isFirst &&
          ' À partir de là, votre mot de passe seul ne suffit plus pour vous connecter, et vos autres sessions se ferment.'}
      </p>
      <InputField
        id={fieldId('nom')}
        messageId={messageId('nom')}
        className="field"
        label="Nom de la clé"
        help="Pour la reconnaître dans la liste."
        type="text"
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {!confirmed && <PasswordAgain value={pass} onChange={setPass} />}
    </ConfirmDialog>
  );
}

interface RemovePasskeyProps {
  passkey: Passkey;
  /** Signed in recently. */
  confirmed: boolean;
  isLast: boolean;
  onClose: () => void;
}

/** Confirms the removal of a key, and says how the account is then opened. */
function RemovePasskey({ passkey, confirmed, isLast, onClose }: RemovePasskeyProps) {
  const { remove } = usePasskeyChanges();
  const toast = useToast();
  const [pass, setPass] = useState('');
  const act = async () => {
    await remove(passkey.id, pass);
    toast({ message: 'La clé d’accès est retirée.' });
  };
  return (
    <ConfirmDialog
      title={`Retirer la clé d’accès «\u00a0${passkey.nom}\u00a0»\u00a0?`}
      confirm="Retirer la clé"
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        {isLast
          ? 'C’est votre dernière clé\u00a0: votre mot de passe suffira de nouveau pour vous connecter.'
          : `Elle ${passkey.t_copie ? 'n’ouvre déjà' : 'n’ouvrira'} plus de session. Vos autres clés restent.`}
      </p>
      {!confirmed && <PasswordAgain value={pass} onChange={setPass} />}
    </ConfirmDialog>
  );
}

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
  const { cles, possible, confirme, nomPropose, exigeeLe } = passkeys.data;
  return (
    <>
      {exigeeLe !== null && cles.length === 0 && (
        <div className="account-words">
          <Banner tone="wait">
            Votre rôle demande une clé d’accès à partir du {formatDate(`${exigeeLe}T12:00:00Z`)}&nbsp;:
            ensuite, votre mot de passe seul n’ouvrira plus que la page où elle s’enregistre.
          </Banner>
        </div>
      )}
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
        <p className="account-words">{possible ? OLD_BROWSER : NO_PASSKEYS_HERE}</p>
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
