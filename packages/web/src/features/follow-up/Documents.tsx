import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { messageOf } from '../../api/api-error.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FileThumbnail } from '../../components/files/FileThumbnail.tsx';
import { formatShortDate } from '../../components/format-date.ts';
import { counted } from '../../components/format-number.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { type DocumentGroup, groupDocuments } from './group-documents.ts';
import { Signatures } from './Signatures.tsx';
import './Documents.css';

interface DocumentsProps {
  project: Project;
  files: ProjectFile[] | undefined;
  error: Error | null;
  onOpen: (group: DocumentGroup) => void;
}

/** The documents by sort, the order form first, as thumbnails that open. */
export function Documents({ project, files, error, onOpen }: DocumentsProps) {
  return (
    <section aria-labelledby="docs">
      <h2 className="h-sec" id="docs">
        Documents
      </h2>
      {error && <p className="meta">{messageOf(error)}</p>}
      {!files && !error && <DocumentsSkeleton />}
      {files?.length === 0 && (
        <EmptyState title="Aucun document">
          Le bon de commande signé, les photos et les fichiers joints apparaîtront ici.
        </EmptyState>
      )}
      {files && files.length > 0 && (
        <ul className="docs">
          {groupDocuments(files).map((group) => (
            <li key={group.type}>
              <DocumentTile group={group} notes={countNotes(project, group)} onOpen={() => onOpen(group)} />
            </li>
          ))}
        </ul>
      )}
      <Signatures signatures={project.signatures} />
    </section>
  );
}

interface DocumentTileProps {
  group: DocumentGroup;
  notes: number;
  onOpen: () => void;
}

function DocumentTile({ group: { title, files }, notes, onOpen }: DocumentTileProps) {
  const [first] = files;
  if (first === undefined) return null;
  return (
    <button type="button" onClick={onOpen}>
      <FileThumbnail file={first} notes={notes} />
      <b>{title}</b>
      <span className="meta">{[whatItIs(files), formatShortDate(first.dateFile)].join(' · ')}</span>
    </button>
  );
}

/** 'PDF', '2 photos', '3 fichiers', 'Fichier .eps' */
function whatItIs(files: readonly ProjectFile[]): string {
  const [first] = files;
  const pictures = files.every((file) => file.mime.startsWith('image/'));
  if (files.length > 1) return counted(files.length, 'fichier', pictures ? 'photos' : 'fichiers');
  if (pictures) return 'Photo';
  if (first?.mime === 'application/pdf')
    return first.pages && first.pages > 1 ? `PDF, ${first.pages} pages` : 'PDF';
  return `Fichier ${/\.[^.]+$/.exec(first?.filename ?? '')?.[0] ?? ''}`.trim();
}

function countNotes(project: Project, { files }: DocumentGroup): number {
  const ids = new Set(files.map((file) => file.id));
  const noted = (project.contenu ?? []).filter((entry) => ids.has(entry.photo ?? ''));
  return noted.reduce((sum, entry) => sum + (entry.anno?.length ?? 0), 0);
}

function DocumentsSkeleton() {
  return (
    <SkeletonGroup label="Chargement des documents">
      <div className="docs">
        {[1, 2].map((place) => (
          <Skeleton key={place} width="100%" height={156} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
