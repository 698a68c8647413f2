import type { Project } from '@ardoise/domain/contract/projects.ts';
import { clientStage } from '@ardoise/domain/projects/client-stages.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconColumns2 from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { projectName } from '../../../components/projects/project-name.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { Link } from '../../../router/Link.tsx';
import type { RoomMode } from './use-room-mode.ts';

const MODES = [
  { mode: 'alone', label: 'Seule', icon: IconFile, key: '1' },
  { mode: 'pair', label: 'Côte à côte', icon: IconColumns2, key: '2' },
] as const;

interface RoomHeadProps {
  project: Project;
  viewer: Viewer;
  /** The current one. */
  version: number;
  /** Null while there is one version: nothing to choose. */
  mode: RoomMode | null;
  onMode: (mode: RoomMode) => void;
}

/** The way back, whose proof it is, where it is, and one version or two. */
export function RoomHead({ project, viewer, version, mode, onMode }: RoomHeadProps) {
  const kind = [viewer.role !== 'client' && project.type, project.ville].filter(Boolean).join(', ');
  return (
    <header className="proof-room-head">
      <Link
        className={buttonClass({ tone: 'text', className: 'button-icon' })}
        to={followUpPath(project._id.$oid)}
        aria-label="Retour au projet"
        title="Retour au projet"
        aria-keyshortcuts="Escape"
      >
        <Icon of={IconArrowLeft} />
      </Link>
      <div>
        <h1>{projectName(project)}</h1>
        <p className="meta hide-phone">{[kind, project.numProjet].filter(Boolean).join(' · ')}</p>
        <p className="meta only-phone">
          {viewer.role === 'client' ? clientStage(project.statut) : project.statut}, version {version}
        </p>
      </div>
      <span className="proof-room-status">
        <StatusTag status={project.statut} />
      </span>
      {mode && (
        <fieldset className="proof-room-modes">
          <legend className="visually-hidden">Versions affichées</legend>
          {MODES.map((one) => (
            <button
              key={one.mode}
              type="button"
              aria-pressed={one.mode === mode}
              aria-keyshortcuts={one.key}
              onClick={() => onMode(one.mode)}
            >
              <Icon of={one.icon} />
              {one.label}
            </button>
          ))}
        </fieldset>
      )}
    </header>
  );
}
