import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { quotaTransfers } from '@ardoise/domain/contract/quota-edits.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { counted } from '../../components/format-number.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';

/** Units that head office moved from or to these quotas, with the reasons; nothing without any. */
export function QuotaTransfers({ username, annee }: { username: string; annee: number | undefined }) {
  const transfers = useQuery({
    queryKey: ['quota', 'transfers', username, annee ?? 'present'],
    queryFn: ({ signal }) =>
      request(quotaTransfers, {
        params: { username },
        query: annee === undefined ? {} : { annee },
        signal,
      }),
  });
  if (transfers.error) return <LoadFailed query={transfers} />;
  if (!transfers.data?.length) return null;
  return (
    <section className="quotas-transfers">
      <h2 className="title-section">Transferts</h2>
      <ul>
        {transfers.data.map(({ id, t, qui, de, a, typeProjet, unites, motif }) => (
          <li key={id}>
            <b>{qui || 'Le siège'}</b> a transféré {counted(unites, 'unité', 'unités')}{' '}
            {KIND_WORDS[typeProjet].name} {ofName(de)} à {a}.
            <span className="meta">
              <RelativeTime date={t} />
            </span>
            <q>{motif}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}
