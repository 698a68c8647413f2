import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Finding } from '@ardoise/domain/contract/findings.ts';
import { type ReactNode, useState } from 'react';
import { FileView } from '../../../components/documents/FileView.tsx';
import { fittedWidth, USUAL_SHAPE } from '../../../components/documents/fitted-width.ts';
import { marksOf } from '../../../components/documents/marks-of.ts';
import { PageMarks } from '../../../components/documents/PageMarks.tsx';
import { type ProofSheet, sheetsOf } from '../../../components/documents/proof-sheets.ts';
import type { Remark } from '../../../components/documents/remark-threads.ts';
import { useLeafing } from '../../../components/documents/use-leafing.ts';
import { useMarkShown } from '../../../components/documents/use-mark-shown.ts';
import { useRoom } from '../../../components/documents/use-room.ts';

interface ReviewProofProps {
  proof: ProofVersion;
  pageName: ((index: number) => string) | undefined;
  /** Pins, by file and page. */
  remarks: readonly Remark[];
  /** How it differs from the order. */
  findings?: readonly Finding[];
  /** The finding that is looked at, whose page is shown. */
  selected?: string | null;
  onSelect?: (id: string) => void;
  onOpen: (fileId: string) => void;
}

/** Width of a page's small picture, in pixels. */
const SMALL = 78;
/** More pages are turned in the viewer. */
const MOST_SMALL = 6;

/** The proof as the page: the current page with its pins, opened by a click, and the other pages. */
export function ReviewProof(props: ReviewProofProps) {
  const { proof, pageName, remarks, findings = [], selected = null, onSelect, onOpen } = props;
  const leafing = useLeafing(proof.fichiers);
  const { sheet, sheets, index, show } = leafing;
  useMarkShown(findings, selected, leafing);
  if (sheet === undefined) return null;
  return (
    <>
      {sheets.length > 1 && (
        <fieldset className="review-pages">
          <legend className="visually-hidden">Pages de la création</legend>
          {sheets.slice(0, MOST_SMALL).map((one, rank) => {
            const name = pageName?.(rank) ?? `Page ${rank + 1}`;
            return (
              <button
                key={`${one.file.id} ${one.page}`}
                type="button"
                aria-current={rank === index ? 'page' : undefined}
                onClick={() => show(rank)}
              >
                <span className="review-small" aria-hidden>
                  <FileView
                    file={one.file}
                    page={one.page}
                    width={SMALL}
                    onPages={leafing.count(one.file.id)}
                  />
                </span>
                {name}
              </button>
            );
          })}
        </fieldset>
      )}
      <Paper
        key={sheet.file.id}
        sheet={sheet}
        name={pageName?.(index) ?? `page ${index + 1} sur ${sheetsOf(proof.fichiers, {}).length}`}
        remarks={remarks.filter(({ fichier, page }) => fichier === sheet.file.id && page === sheet.page)}
        onPages={leafing.count(sheet.file.id)}
        onOpen={() => onOpen(sheet.file.id)}
      >
        {onSelect && (
          <PageMarks
            marks={marksOf(findings, { fichier: sheet.file.id, page: sheet.page })}
            selected={selected}
            onSelect={onSelect}
          />
        )}
      </Paper>
    </>
  );
}

interface PaperProps {
  sheet: ProofSheet;
  name: string;
  remarks: readonly Remark[];
  onPages: (pages: number) => void;
  onOpen: () => void;
  /** Drawn over it. */
  children: ReactNode;
}

/** One page, fitted. Its pins are numbers: their words are beside it. */
function Paper({ sheet: { file, page }, name, remarks, onPages, onOpen, children }: PaperProps) {
  const { room, width, height } = useRoom();
  const [shape, setShape] = useState(USUAL_SHAPE);
  const wide = fittedWidth({ width, height }, shape);
  return (
    <div className="review-room" ref={room}>
      {width > 0 && (
        <div className="review-paper" style={{ width: wide, aspectRatio: shape }}>
          <FileView file={file} page={page} width={wide} onPages={onPages} onShape={setShape} />
          {remarks.map(({ id, number, x, y, former }) => (
            <span
              key={id}
              className={former ? 'review-pin review-pin-on review-pin-former' : 'review-pin review-pin-on'}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              aria-hidden
            >
              {number}
            </span>
          ))}
          <button
            type="button"
            className="review-open"
            aria-label={`Agrandir la création, ${name}`}
            onClick={onOpen}
          />
          {children}
        </div>
      )}
    </div>
  );
}
