import type { Project } from '@ardoise/domain/contract/projects.ts';
import { DRAWING_CHANGED } from '@ardoise/domain/drawing/drawing-words.ts';
import type { OrderDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import { useState } from 'react';
import { IconButton } from '../../../components/Button.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { drawnWords } from '../../../components/preview/drawn-words.ts';
import { Preview } from '../../../components/preview/Preview.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useSignedDrawings } from '../../../hooks/use-signed-drawings.ts';
import { EnlargedPreview } from '../preview/EnlargedPreview.tsx';
import { agencyName } from '../session/agency-name.ts';
import type { KindScreens } from '../session/kind-screens.ts';
import './RecapDrawings.css';

type Shown = OrderDrawing & { change?: boolean };

function DrawnItem({ drawing }: { drawing: Shown }) {
  const { title, format, change } = drawing;
  const [open, setOpen] = useState(false);
  const label = `${title}\u00a0: ${drawnWords(drawing)}`;
  return (
    <figure className="recap-drawings-item">
      <Preview drawing={drawing} label={label} printed />
      <figcaption>
        <span>
          <b>{title}</b> <span className="meta">{format}</span>
        </span>
        <IconButton
          icon={IconZoomIn}
          label={`Agrandir\u00a0: ${title}, ${format}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </figcaption>
      {change && <p className="meta">{DRAWING_CHANGED}</p>}
      {open && (
        <EnlargedPreview
          title={title}
          detail={format}
          drawing={drawing}
          label={label}
          printed
          onClose={() => setOpen(false)}
        />
      )}
    </figure>
  );
}

interface DrawingsProps {
  drawings: readonly Shown[];
  /** Under indicative ones. */
  note: string | undefined;
}

function Drawings({ drawings, note }: DrawingsProps) {
  if (drawings.length === 0) return null;
  return (
    <section className="recap-drawings" aria-label="Aperçus">
      <div className={drawings.length === 1 ? 'recap-drawings-one' : 'recap-drawings-several'}>
        {drawings.map((drawing) => (
          <DrawnItem key={`${drawing.title} ${drawing.format}`} drawing={drawing} />
        ))}
      </div>
      {note && <p className="recap-drawings-note">{note}</p>}
    </section>
  );
}

function DrawingsSkeleton() {
  return (
    <SkeletonGroup label="Chargement de l’aperçu">
      <Skeleton width="100%" height={280} />
    </SkeletonGroup>
  );
}

type OfOrder = Pick<RecapDrawingsProps, 'project' | 'current'> & Pick<DrawingsProps, 'note'>;

/** What the signatures cover, never laid out again (specification/signatures.md#drawings). */
function SignedDrawings({ project, note }: OfOrder) {
  const query = useSignedDrawings(project);
  if (query.data !== undefined) return <Drawings drawings={query.data} note={note} />;
  return query.error === null ? <DrawingsSkeleton /> : <LoadFailed query={query} />;
}

/** As they would be signed now. */
function PresentDrawings({ current, note, useDrawings }: OfOrder & Pick<KindScreens, 'useDrawings'>) {
  const { drawings, missing } = useDrawings(current);
  if (missing !== undefined) return missing;
  return drawings === null ? <DrawingsSkeleton /> : <Drawings drawings={drawings} note={note} />;
}

interface RecapDrawingsProps {
  project: Project;
  current: WizardProject;
  screens: KindScreens;
}

/** The order as it will be made: as it was signed, else as it is now. */
export function RecapDrawings({ project, current, screens }: RecapDrawingsProps) {
  const note = screens.drawingsNote?.(agencyName(current, project));
  const props = { project, current, note };
  if (project.signatures.length > 0) return <SignedDrawings {...props} />;
  return <PresentDrawings {...props} useDrawings={screens.useDrawings} />;
}
