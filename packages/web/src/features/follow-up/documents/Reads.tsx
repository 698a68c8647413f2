import { READ_DOCUMENTS, READ_WAYS } from '@ardoise/domain/base/privacy-words.ts';
import { listDocumentReads } from '@ardoise/domain/contract/privacy.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { formatDateTime } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Link } from '../../../router/Link.tsx';
import './Documents.css';

const SHOWN = 8;

/** The newest lines; all of them are a page of the content management. */
export function Reads({ id }: { id: string }) {
  const reads = useQuery({
    queryKey: ['document-reads', 'project', id],
    queryFn: ({ signal }) => request(listDocumentReads, { query: { projet: id }, signal }),
    staleTime: 0,
  });
  const lines = reads.data?.lectures ?? [];
  return (
    <>
      {reads.isPending && (
        <SkeletonGroup>
          <Skeleton width="70%" height={20} />
        </SkeletonGroup>
      )}
      {reads.error && <LoadFailed query={reads} />}
      {reads.data && lines.length === 0 && <p className="meta">Personne encore.</p>}
      <ul className="documents-signed">
        {lines.slice(0, SHOWN).map(({ id: line, qui, document, moyen, t_dernier }) => (
          <li key={line}>
            <Icon of={IconEye} size="s" />
            <span>
              <b>{qui.nom || `Compte supprimé (${qui.uid})`}</b>, {READ_DOCUMENTS[document].toLowerCase()},{' '}
              {READ_WAYS[moyen].toLowerCase()},{' '}
              <time dateTime={t_dernier}>le {formatDateTime(t_dernier)}</time>
            </span>
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && (
        <Link to={PAGES.documentReads} search={{ projet: id }}>
          Toutes les lectures de ce projet
        </Link>
      )}
    </>
  );
}
