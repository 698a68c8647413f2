import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import type { Finding } from '@ardoise/domain/contract/findings.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SayUnderRemark } from '../../hooks/use-remarks.ts';
import { Button } from '../Button.tsx';
import { formatShortDate } from '../format-date.ts';
import { Icon } from '../Icon.tsx';
import { FullScreenProof } from './FullScreenProof.tsx';
import type { AddProofNote } from './file-notes.ts';
import { marksOf } from './marks-of.ts';
import { NotedPage } from './NotedPage.tsx';
import { PageMarks } from './PageMarks.tsx';
import { PageTurner } from './PageTurner.tsx';
import { indexOfSheet } from './proof-sheets.ts';
import { RemarkThreads } from './RemarkThreads.tsx';
import { pinsOn, type Remark, type Thread } from './remark-threads.ts';
import { type Leafing, useLeafing } from './use-leafing.ts';
import { useMarkShown } from './use-mark-shown.ts';
import { useTouch } from './use-touch.ts';
import './PostIt.css';
import './Viewer.css';
import './ProofSheets.css';

/** An element's width in pixels, updated on resize and rotation. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (box.current === null) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { box, width };
}

interface ProofSheetsProps {
  page: ApprovalPage;
  /** How it differs from what was signed, with the one that is looked at. */
  findings: readonly Finding[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** The client's remarks, of every version. */
  threads: readonly Thread[];
  reader: Role;
  onAdd: AddProofNote;
  onSay: SayUnderRemark;
  onDelete: (note: number) => Promise<unknown>;
}

/** The proof page by page; a tap enlarges it, 'Poser une remarque' opens it with a note to write. */
export function ProofSheets(props: ProofSheetsProps) {
  const { page, findings, selected, onSelect, threads, onAdd, onDelete } = props;
  const leafing = useLeafing(page.fichiers);
  const [full, setFull] = useState<'zoom' | 'note' | null>(null);
  const [remark, setRemark] = useState<number | null>(null);
  const { sheet } = leafing;
  useMarkShown(findings, selected, leafing);
  if (sheet === undefined) return null;
  const pins = pinsOn(threads, { version: page.version, actuelle: true });
  const notes = pins.filter(({ fichier }) => fichier === sheet.file.id);
  return (
    <section aria-label="La création">
      <div className="proof-sheets-tools">
        <p className="meta">
          Version {page.version}, envoyée le {formatShortDate(page.t_envoi)}
        </p>
        <PageTurner leafing={leafing} />
        <Button icon={IconNote} onClick={() => setFull('note')}>
          <span>
            <span className="hide-phone">Poser une remarque</span>
            <span className="only-phone">Annoter</span>
          </span>
        </Button>
      </div>
      <ProofPicture leafing={leafing} notes={notes} selected={remark} onOpen={() => setFull('zoom')}>
        <PageMarks
          marks={marksOf(findings, { fichier: sheet.file.id, page: sheet.page })}
          selected={selected}
          onSelect={onSelect}
        />
      </ProofPicture>
      {threads.length > 0 && (
        <div className="proof-sheets-notes">
          <h2 className="title-sub">Vos remarques</h2>
          <RemarkThreads
            threads={threads}
            version={page.version}
            reader={props.reader}
            selected={remark}
            onSelect={(thread) => {
              const pin = pins.find(({ id }) => id === thread.id);
              if (pin) leafing.show(indexOfSheet(leafing.sheets, pin.fichier, pin.page));
              setRemark(thread.id);
            }}
            onSay={props.onSay}
            onDelete={onDelete}
          />
        </div>
      )}
      {full && (
        <FullScreenProof
          leafing={leafing}
          notes={notes}
          nextNumber={threads.length + 1}
          onAdd={onAdd}
          onDelete={onDelete}
          noting={full === 'note'}
          onClose={() => setFull(null)}
        />
      )}
    </section>
  );
}

interface ProofPictureProps {
  leafing: Leafing;
  /** Of the displayed file. */
  notes: readonly Remark[];
  selected: number | null;
  onOpen: () => void;
  /** Drawn over the page. */
  children: ReactNode;
}

function ProofPicture({ leafing, notes, selected, onOpen, children }: ProofPictureProps) {
  const { box, width } = useWidth();
  const { sheet, sheets, index, turn, count } = leafing;
  useTouch({ box, zoom: 1, onTurn: turn });
  if (sheet === undefined) return null;
  return (
    <div className="proof-sheets" ref={box}>
      {width > 0 && (
        <NotedPage
          key={sheet.file.id}
          file={sheet.file}
          page={sheet.page}
          width={width}
          notes={notes}
          draft={null}
          selected={selected}
          onSelect={onOpen}
          onPut={undefined}
          onPages={count(sheet.file.id)}
        />
      )}
      <button type="button" className="proof-sheets-open" onClick={onOpen}>
        <span className="visually-hidden">
          Agrandir la page {index + 1} sur {sheets.length}
        </span>
        <Icon of={IconZoomIn} />
      </button>
      {children}
    </div>
  );
}
