import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { NOT_UNDOABLE, UNDO_DAYS } from '@ardoise/domain/content/undo.ts';
import { undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { CONTENT_LOG_KEY } from '../../../api/refresh-changed.ts';
import { request } from '../../../api/request.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { PagedList } from '../../../components/PagedList.tsx';
import { ChangeLine } from '../log/ChangeLine.tsx';
import { type ContentChange, useContentChanges } from '../log/use-content-changes.ts';
import { versionChanges } from './entry-versions.ts';
import './EntryVersions.css';

interface EntryVersionsProps {
  list: CatalogueList;
  id: string;
  onClose: () => void;
}

const DAY = 86_400_000;

function isUndoable({ acte, annule, t }: ContentChange): boolean {
  return !annule && NOT_UNDOABLE[acte] === undefined && Date.now() - Date.parse(t) < UNDO_DAYS * DAY;
}

function Version({
  list,
  change,
  onUndo,
}: {
  list: CatalogueList;
  change: ContentChange;
  onUndo?: (() => void) | undefined;
}) {
  return (
    <div className="entry-versions-line">
      <ul>
        <ChangeLine change={change} />
      </ul>
      <ul className="entry-versions-values">
        {versionChanges(list, change).map(({ name, label, was, now }) => (
          <li key={name}>
            {`${label}\u00a0: `}
            <span className="visually-hidden">était </span>
            <s>{was}</s>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden">, devient </span>
            <b>{now}</b>
          </li>
        ))}
      </ul>
      {change.annule && <p className="hint">Rétabli depuis.</p>}
      {onUndo && (
        <Button tone="text" icon={IconRestore} onClick={onUndo}>
          Rétablir
        </Button>
      )}
    </div>
  );
}

/** The lines of the log about an entry: what it was, what it became, and the way back of the newest. */
export function EntryVersions({ list, id, onClose }: EntryVersionsProps) {
  const cache = useQueryClient();
  const changes = useContentChanges({ zone: 'catalogues', liste: list, entree: id });
  const rows = changes.data?.pages.flatMap(({ changements }) => changements) ?? [];
  const undo = useMutation({
    mutationFn: (change: string) => request(undoContentChange, { params: { id: change } }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['content', 'catalogues', list] });
      void cache.invalidateQueries({ queryKey: CONTENT_LOG_KEY });
    },
  });
  return (
    <Modal title="Versions" onClose={onClose} footer={<Button onClick={onClose}>Fermer</Button>}>
      {undo.isError && (
        <Banner tone="stop" role="alert">
          <p>{messageOf(undo.error)}</p>
        </Banner>
      )}
      <PagedList
        query={changes}
        rows={rows}
        line={(change) => (
          <li key={change.id}>
            <Version
              list={list}
              change={change}
              // What is newer touched the same entry: only the newest can be taken back.
              onUndo={change === rows[0] && isUndoable(change) ? () => undo.mutate(change.id) : undefined}
            />
          </li>
        )}
        empty={<EmptyState title="Aucun changement">Telle qu’elle est venue avec Ardoise.</EmptyState>}
      />
    </Modal>
  );
}
