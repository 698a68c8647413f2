import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Link } from '../../../router/Link.tsx';
import { useEntryDrafts } from './use-entries.ts';
import './DraftsDialog.css';

interface DraftsDialogProps {
  list: CatalogueList;
  id: string;
  label: string;
  /** How many there are; the latest of them are listed. */
  count: number;
  onClose: () => void;
}

/** The drafts that chose an entry, by delegate, each a link to its follow-up. */
export function DraftsDialog({ list, id, label, count, onClose }: DraftsDialogProps) {
  const query = useEntryDrafts(list, id);
  const drafts = query.data?.brouillons ?? [];
  return (
    <Modal
      title={`Brouillons avec «\u00a0${label}\u00a0»`}
      description={
        drafts.length > 0 && drafts.length < count
          ? `${formatNumber(drafts.length)} sur ${counted(count, 'brouillon', 'brouillons')}.`
          : undefined
      }
      onClose={onClose}
    >
      {query.error && <LoadFailed query={query} />}
      {query.isPending && (
        <SkeletonGroup>
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {query.data && drafts.length === 0 && <p>Plus aucun brouillon.</p>}
      {[...Map.groupBy(drafts, ({ dc }) => dc)].map(([dc, own]) => (
        <section key={dc} className="drafts-dialog-person">
          <h3 className="title-sub">{dc}</h3>
          <ul>
            {own.map(({ id: draft, type, nom, ville }) => (
              <li key={draft}>
                <Link to={PAGE_PATHS.followUp(draft)}>{nom || 'Sans nom'}</Link>
                <span className="meta">{[type, ville].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}
