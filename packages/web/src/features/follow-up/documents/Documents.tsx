import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { downloadProject } from '@ardoise/domain/contract/printing.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { erasedInWords } from '@ardoise/domain/projects/erased-in-words.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconFileOff from '@tabler/icons-react/dist/esm/icons/IconFileOff.mjs';
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { FileThumbnail } from '../../../components/documents/FileThumbnail.tsx';
import { outsideSignatures } from '../../../components/documents/outside-signatures.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { formatShortDate } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Fold } from '../folds/Fold.tsx';
import { Deliveries } from './Deliveries.tsx';
import { type DocumentGroup, groupDocuments } from './group-documents.ts';
import { TrackingLink } from './TrackingLink.tsx';
import './Documents.css';

/** All documents in one file. Requested on demand: its URL is valid for an hour. */
function ZipDownload({ id }: { id: string }) {
  const zip = useMutation({
    mutationFn: () => request(downloadProject, { params: { id } }),
    // An attachment: the browser stays on the page.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="documents-zip">
      <Button icon={IconFileZip} busy={zip.isPending} onClick={() => zip.mutate()}>
        Tout télécharger (zip)
      </Button>
      {zip.error && (
        <Banner tone="stop" role="alert">
          {messageOf(zip.error)}
        </Banner>
      )}
    </div>
  );
}

interface DocumentsProps {
  project: Project;
  files: ProjectFile[] | undefined;
  error: Error | null;
  /** The execution files are being created, in their own section above. */
  inExecution: boolean;
  /** The viewer works with them. */
  startsOpen: boolean;
  onOpen: (group: DocumentGroup) => void;
}

/** The final documents together, with their zip; then the sources of the order. */
export function Documents({ project, files, error, inExecution, startsOpen, onOpen }: DocumentsProps) {
  const { menuExterieur: withMenu, type } = project;
  const groups = groupDocuments(files ?? [], { withMenu, type }).filter(
    ({ key }) => !inExecution || (key !== 'execution' && key !== 'menu'),
  );
  // The order form, which exists from the first day, does not make the documents final.
  const hasFinal = groups.some(({ key, final }) => final && key !== 'bon_commande');
  const hasDelivered = groups.some(({ key }) => key === 'bon_commande' || key === 'execution');
  const first = hasFinal ? groups.filter(({ final }) => final) : groups;
  const given = hasFinal ? groups.filter(({ final }) => !final) : [];
  return (
    <Fold
      name="documents"
      icon={IconFiles}
      title={hasFinal ? 'Documents finaux' : 'Documents'}
      summary={files && (groups.map(({ title }) => title).join(', ') || 'Aucun')}
      startsOpen={startsOpen}
    >
      {error && !files && <p className="meta">{messageOf(error)}</p>}
      {!files && !error && <DocumentsSkeleton />}
      {files && groups.length === 0 && (
        <EmptyState title="Aucun document">
          Le bon de commande signé, les photos et les fichiers joints apparaîtront ici.
        </EmptyState>
      )}
      <Tiles project={project} groups={first} onOpen={onOpen} />
      {hasDelivered && project.permissions['link.send'].allowed && <Deliveries id={project._id.$oid} />}
      {project.versionAccord !== null && project.permissions['link.send'].allowed && (
        <TrackingLink id={project._id.$oid} />
      )}
      {given.length > 0 && <h3 className="title-sub documents-given">Pièces de la commande</h3>}
      <Tiles project={project} groups={given} onOpen={onOpen} />
      {project.permissions['project.download'].allowed && files?.length !== 0 && (
        <ZipDownload id={project._id.$oid} />
      )}
    </Fold>
  );
}

interface TilesProps {
  project: Project;
  groups: readonly DocumentGroup[];
  onOpen: (group: DocumentGroup) => void;
}

function Tiles({ project, groups, onOpen }: TilesProps) {
  if (groups.length === 0) return null;
  return (
    <ul className="documents-list">
      {groups.map((group) => (
        <li key={group.key}>
          <DocumentTile group={group} notes={countNotes(project, group)} onOpen={() => onOpen(group)} />
        </li>
      ))}
    </ul>
  );
}

interface DocumentTileProps {
  group: DocumentGroup;
  notes: number;
  onOpen: () => void;
}

function DocumentTile({ group: { title, files, outdated, erased }, notes, onOpen }: DocumentTileProps) {
  const [first] = files;
  if (first === undefined) return null;
  const outside = outsideInWords(files);
  if (erased !== null)
    return (
      <div className="documents-erased">
        <Icon of={IconFileOff} />
        <b>{title}</b>
        <span className="meta">{erasedInWords(erased)}</span>
      </div>
    );
  return (
    <button type="button" onClick={onOpen}>
      <FileThumbnail file={first} notes={notes} />
      <b>{title}</b>
      <span className="meta">{[whatItIs(files), formatShortDate(first.dateFile)].join(' · ')}</span>
      {outside && <span className="documents-after">{outside}</span>}
      {outdated && (
        <span className="documents-outdated">
          <Icon of={IconAlertTriangle} size="s" />À remplacer
        </span>
      )}
    </button>
  );
}

/** Why signatures do not cover these files, and how many where they cover others; null where they cover all. */
function outsideInWords(files: readonly ProjectFile[]): string | null {
  const reasons = files.flatMap((file) => outsideSignatures(file) ?? []);
  const [reason = null] = reasons;
  return reason === null || reasons.length === files.length
    ? reason
    : `${reason}, ${reasons.length} sur ${files.length}`;
}

/** 'PDF', '2 photos', '3 fichiers', 'Vidéo', 'Fichier .eps' */
function whatItIs(files: readonly ProjectFile[]): string {
  const [first] = files;
  // A layered or a vector file is no photo, whatever its type.
  const pictures = files.every((file) => file.mime.startsWith('image/') && file.width !== null);
  if (files.length > 1) return counted(files.length, 'fichier', pictures ? 'photos' : 'fichiers');
  if (pictures) return 'Photo';
  if (first?.mime.startsWith('video/')) return 'Vidéo';
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
      <div className="documents-list">
        {[1, 2].map((place) => (
          <Skeleton key={place} width="100%" height={156} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
