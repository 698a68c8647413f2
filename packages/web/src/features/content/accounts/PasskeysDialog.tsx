import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { listPasskeysOf, removePasskeysOf } from '@ardoise/domain/contract/passkeys.ts';
import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { formatDateTime } from '../../../components/format-date.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { accountName } from './account-words.ts';
import type { ManagedAccount } from './use-accounts.ts';

/** An account's passkeys, for the administrator. */
function usePasskeysOf(uid: number) {
  const params = { uid: String(uid) };
  const passkeys = useQuery({
    queryKey: ['content', 'comptes', 'passkeys', uid],
    queryFn: ({ signal }) => request(listPasskeysOf, { params, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return { passkeys, removeAll: () => request(removePasskeysOf, { params }) };
}

/** An account's passkeys, and a button that removes lost ones; for the administrator. */
export function PasskeysDialog({ account, onClose }: { account: ManagedAccount; onClose: () => void }) {
  const { passkeys, removeAll } = usePasskeysOf(account.uid);
  const toast = useToast();
  const name = accountName(account);
  const kept = passkeys.data ?? [];
  const remove = async () => {
    await removeAll();
    toast({ message: `Les clés d’accès ${ofName(name)} sont retirées.` });
  };
  return (
    <ConfirmDialog
      title={`Clés d’accès ${ofName(name)}`}
      confirm="Retirer ses clés"
      refusal={passkeys.data && kept.length === 0 ? 'Ce compte n’a pas de clé d’accès.' : undefined}
      onConfirm={remove}
      onClose={onClose}
    >
      {passkeys.isPending && (
        <SkeletonGroup>
          <Skeleton width="80%" height={20} />
        </SkeletonGroup>
      )}
      {passkeys.error && <LoadFailed query={passkeys} />}
      {kept.length > 0 && (
        <>
          <ul className="accounts-sessions">
            {kept.map(({ id, nom, t_creation, t_utilisation, t_copie }) => (
              <li key={id}>
                {nom}, enregistrée le {formatDateTime(t_creation)}
                <span className="meta">
                  {t_utilisation === null ? (
                    'Jamais utilisée'
                  ) : (
                    <>
                      Dernière utilisation&nbsp;: <RelativeTime date={t_utilisation} />
                    </>
                  )}
                </span>
                {t_copie && (
                  <Tag icon={IconAlertOctagon} tone="stop">
                    Désactivée le {formatDateTime(t_copie)}
                  </Tag>
                )}
              </li>
            ))}
          </ul>
          <p>
            {kept.some(({ t_copie }) => t_copie)
              ? 'Une clé désactivée a peut-être été copiée. Demandez à cette personne ce qui s’est passé, et de changer son mot de passe. Si elle n’a pas d’autre clé, retirez-les toutes\u00a0: elle en enregistre alors une nouvelle.'
              : 'Quand elles sont perdues, retirez-les toutes.'}{' '}
            Ses sessions se ferment, son mot de passe suffit de nouveau, et un e-mail le lui dit.
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
