import type { Project } from '@ardoise/domain/contract/projects.ts';
import { type QrCode, readQrCodePicture } from '@ardoise/domain/contract/qr-codes.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { addressOf } from '../../api/request.ts';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { QrPictureLinks } from '../../components/projects/QrPictureLinks.tsx';
import { UnreadableProject } from '../../components/projects/UnreadableProject.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useProject } from '../../hooks/use-project.ts';
import { useQrCode } from '../../hooks/use-qr-code.ts';
import { useParams, useSearch } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { BannerForm } from './BannerForm.tsx';
import { GuestPreview } from './GuestPreview.tsx';
import { TargetForm } from './TargetForm.tsx';
import { useQrCodeChange } from './use-qr-code-change.ts';
import './QrCodes.css';

/** Target and banner of a project's printed code; both may change after printing. */
export function QrCodePage() {
  const { id = '' } = useParams();
  // Any screen may link here, with the project to return to.
  const { backId = id } = useSearch();
  const project = useProject(id);
  const code = useQrCode(id);
  if (project.error)
    return (
      <main tabIndex={-1}>
        <UnreadableProject error={project.error} onRetry={() => void project.refetch()} />
      </main>
    );
  return (
    <main tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="title-page">QR code</h1>
          <p className="lede">{project.data ? projectName(project.data) : ''}</p>
        </div>
        <Link className={buttonClass({ tone: 'line' })} to={PAGE_PATHS.followUp(backId)}>
          <Icon of={IconArrowLeft} />
          Suivi du Projet
        </Link>
      </div>
      {code.error && <LoadFailed query={code} />}
      {project.data && code.data ? (
        <Settings project={project.data} code={code.data} />
      ) : (
        !code.error && (
          <SkeletonGroup label="Chargement du QR code">
            <Skeleton width={220} height={220} />
            <Skeleton width="60%" height={44} />
          </SkeletonGroup>
        )
      )}
    </main>
  );
}

function Settings({ project, code }: { project: Project; code: QrCode }) {
  const id = project._id.$oid;
  const change = useQrCodeChange(id, code);
  const { qrcodeUrl } = code.extra;
  return (
    <div className="qr-codes-settings">
      <div>
        <TargetForm code={code} change={change} />
        <BannerForm code={code} change={change} />
      </div>
      <GuestPreview id={id} outlet={project.pdv?.nomPDV || project.nameProjet || 'Bienvenue'} code={code} />
      <figure className="qr-codes-figure">
        <img
          src={addressOf(readQrCodePicture, { params: { id, format: 'svg' } })}
          alt={`QR code de ${projectName(project)}`}
          width="220"
          height="220"
        />
        <figcaption>
          <a className="tappable" href={qrcodeUrl} target="_blank" rel="noreferrer">
            {qrcodeUrl}
          </a>
          <span className="actions">
            <QrPictureLinks id={id} name={projectName(project)} />
          </span>
          <span className="hint">Ces deux fichiers sont aussi dans le .zip de l’impression.</span>
        </figcaption>
      </figure>
    </div>
  );
}
