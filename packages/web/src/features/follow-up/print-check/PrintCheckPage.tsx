import type { PrintCheckReply } from '@ardoise/domain/contract/print-check.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { uploadableTypes } from '@ardoise/domain/rules/file-rules.ts';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { BackLink } from '../../../components/BackLink.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Docket } from '../../../components/Docket.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { projectName } from '../../../components/projects/project-name.ts';
import { UnreadableProject } from '../../../components/projects/UnreadableProject.tsx';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { useProject } from '../../../hooks/use-project.ts';
import { useParams } from '../../../router/context.ts';
import { Link } from '../../../router/Link.tsx';
import { CheckedFileCard } from './CheckedFileCard.tsx';
import { checkInWords } from './check-words.ts';
import { ExecutionFindings } from './ExecutionFindings.tsx';
import { usePrintCheck } from './use-print-check.ts';
import './PrintCheck.css';

/** What the order has printed, beside its files. */
function OrderedPrints({ commande }: Pick<PrintCheckReply, 'commande'>) {
  return (
    <Docket title="Ce que la commande demande" place="plain">
      {commande.map(({ objet, format, faces, exemplaires }) => (
        <div key={`${objet}${format}`}>
          <h3 className="title-sub">{objet}</h3>
          <dl>
            <Leader as="dl" name="Format" value={format || 'non dit'} />
            {faces > 0 && <Leader as="dl" name="Faces" value={faces} />}
            {exemplaires > 0 && <Leader as="dl" name="Exemplaires" value={exemplaires} />}
          </dl>
        </div>
      ))}
    </Docket>
  );
}

/** The move that waits for the files, with its reason; nothing for who has no such move. */
function SendToPrint({ project }: { project: Project }) {
  const action = project.actions.find(({ needsPrinter }) => needsPrinter);
  if (action === undefined) return null;
  return (
    <div className="print-check-end">
      <div>
        <p className="title-sub">{action.label}</p>
        <p className="meta" id="print-check-reason">
          {action.allowed ? 'Le choix de l’imprimeur suit, sur la page du projet.' : action.reason}
        </p>
      </div>
      {action.allowed ? (
        <Link className={buttonClass({ tone: 'main' })} to={followUpPath(project._id.$oid)}>
          {action.label}
        </Link>
      ) : (
        <Button refused icon={IconLock} aria-describedby="print-check-reason">
          {action.label}
        </Button>
      )}
    </div>
  );
}

function PrintCheck({ project }: { project: Project }) {
  const id = project._id.$oid;
  const { role } = useMe();
  const check = usePrintCheck(id);
  const replaceable =
    uploadableTypes(role).includes('execution') && project.permissions['file.upload'].allowed;
  const firstFaulty = check.data?.fichiers.find(({ bloque }) => bloque)?.id;
  return (
    <>
      <BackLink to={followUpPath(id)}>Suivi du projet</BackLink>
      <div className="page-head print-check-title">
        <div>
          <h1 className="title-page">Fichiers d’exécution</h1>
          <p className="lede" role="status">
            {projectName(project)}
            {check.data && ` · ${checkInWords(check.data)}`}
          </p>
        </div>
        <StatusTag status={project.statut} />
      </div>
      {check.error !== null && check.data === undefined ? (
        <LoadFailed query={check} />
      ) : check.data === undefined ? (
        <SkeletonGroup label="Chargement du contrôle">
          <Skeleton width="100%" height={280} />
        </SkeletonGroup>
      ) : (
        <div className="print-check">
          <div className="print-check-files">
            {check.data.fichiers.length === 0 && (
              <EmptyState title="Aucun fichier d’exécution">
                Il est contrôlé dès que l’agence le dépose sur la page du projet.
              </EmptyState>
            )}
            {check.data.fichiers.map((file) => (
              <CheckedFileCard
                key={file.id}
                projectId={id}
                file={file}
                waivable={check.data.derogeable}
                replaceable={replaceable && file.myplv_file_type === 'execution'}
                first={file.id === firstFaulty}
              />
            ))}
            <ExecutionFindings projectId={id} files={check.data.fichiers.map((file) => file.id)} />
            <SendToPrint project={project} />
          </div>
          <OrderedPrints commande={check.data.commande} />
        </div>
      )}
    </>
  );
}

/** Files held against their order before they are printed (specification/print-check.md). */
export function PrintCheckPage() {
  const { id = '' } = useParams();
  const project = useProject(id);
  return (
    <main tabIndex={-1}>
      {project.data ? (
        <PrintCheck project={project.data} />
      ) : project.error ? (
        <UnreadableProject error={project.error} onRetry={() => void project.refetch()} />
      ) : (
        <SkeletonGroup label="Chargement du projet">
          <Skeleton width="40%" height={28} />
        </SkeletonGroup>
      )}
    </main>
  );
}
