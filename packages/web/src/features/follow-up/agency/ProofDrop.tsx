import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { useEffect, useRef } from 'react';
import { NBSP } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { acceptedInWords } from '../../../components/uploads/accepted-files.ts';
import { PickFiles } from '../work-files/PickFiles.tsx';
import { UploadRows } from '../work-files/UploadRows.tsx';
import { usePageDrop } from '../work-files/use-page-drop.ts';
import type { useWorkUploads } from '../work-files/use-work-uploads.ts';
import { PROOF_UPLOAD } from '../work-files/work-places.ts';
import { ProofFiles } from './ProofFiles.tsx';
import './ProofDrop.css';

interface ProofDropProps {
  projectId: string;
  /** The current version, if there is one. */
  current: ProofVersion | undefined;
  /** It is waiting to be sent; otherwise a new one takes its place. */
  ready: boolean;
  onOpen: (fileId: string) => void;
  /** Called with whether files are being sent; stable. */
  uploads: ReturnType<typeof useWorkUploads>;
}

/** Where the creation is dropped, anywhere on the page; then its files, until they are sent. */
export function ProofDrop({ projectId, current, ready, onOpen, uploads }: ProofDropProps) {
  const { adding, replacing, add, replace } = uploads;
  const send = (files: File[]) => {
    if (files.length === 0) return;
    // A corrected version takes the place of the one that was sent; what is not sent yet is completed.
    if (ready || current === undefined) add(files);
    else replace(files);
  };
  const over = usePageDrop(send);
  const place = useFocusKept(ready);
  return (
    <div className="proof-drop" ref={place} tabIndex={-1}>
      {ready && current ? (
        <ProofFiles
          projectId={projectId}
          proof={current}
          over={over}
          onOpen={onOpen}
          onAdd={add}
          onReplace={replace}
        />
      ) : (
        <div className={over ? 'proof-drop-zone proof-drop-over' : 'proof-drop-zone'}>
          <Icon of={IconCloudUp} size="l" />
          <p aria-live="polite">
            {over ? (
              <b>Lâchez pour déposer</b>
            ) : (
              <>
                <b>Déposez la création ici</b>
                <span className="hide-phone">, ou n’importe où sur cette page</span>
              </>
            )}
          </p>
          <PickFiles
            id={PROOF_UPLOAD}
            label="Choisir les fichiers"
            type="photo_crea"
            look={{ tone: 'main', size: 'l' }}
            describedBy={`${PROOF_UPLOAD}-m`}
            onPick={send}
          />
          <p className="hint" id={`${PROOF_UPLOAD}-m`}>
            {acceptedInWords('photo_crea')}
          </p>
          {current && (
            <PickFiles
              label={`Compléter la version${NBSP}${current.version}, sans la remplacer`}
              type="photo_crea"
              look={{ tone: 'text' }}
              onPick={add}
            />
          )}
        </div>
      )}
      <UploadRows uploads={[replacing, adding]} />
    </div>
  );
}

/** Keeps the focus here when the focused zone is replaced by the files: unmounting would move it to the body. */
function useFocusKept(ready: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(ready);
  useEffect(() => {
    if (before.current !== ready && document.activeElement === document.body) place.current?.focus();
    before.current = ready;
  }, [ready]);
  return place;
}
