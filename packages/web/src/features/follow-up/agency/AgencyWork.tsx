import { sinceDays } from '../../../components/projects/holder-words.ts';
import { LateBadge } from '../../../components/projects/LateBadge.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import type { CardProps } from '../card-props.ts';
import { ExecutionFiles } from '../work-files/ExecutionFiles.tsx';
import { useWorkUploads } from '../work-files/use-work-uploads.ts';
import { AskedQuote } from './AskedQuote.tsx';
import { dueInWords, laterInWords, workTitle } from './agency-words.ts';
import type { AgencyWork as Work } from './agency-work.ts';
import { askedOfAgency } from './asked-of-agency.ts';
import { LaterMoves } from './LaterMoves.tsx';
import { ProofDrop } from './ProofDrop.tsx';
import { ReadRemarks } from './ReadRemarks.tsx';
import { SendForm } from './SendForm.tsx';
import './AgencyWork.css';

type AgencyWorkProps = Omit<CardProps, 'viewer'> & { work: Work };

/** The agency's card: by when, what was asked, the place to drop its files, and, once they are there, where to send them. */
export function AgencyWork({ project, proofs, files, now, onShow, sending, work }: AgencyWorkProps) {
  const asked = askedOfAgency(project);
  const current = proofs.data?.find(({ actuelle }) => actuelle);
  const uploads = useWorkUploads(project._id.$oid, 'photo_crea');
  const underWay = [uploads.adding, uploads.replacing].some(({ pending }) =>
    pending.some(({ failure }) => failure === null),
  );
  const openProof = (fileId: string) =>
    current && onShow({ kind: 'proof', version: current.version, fileId });
  const [first, ...others] = work.moves;
  return (
    <section className="agency-work" aria-labelledby="work">
      <p className="meta">
        Qui a la main{'\u00a0'}: vous, {sinceDays(project.t_statut, now)}
      </p>
      <h2 className="title-section" id="work">
        {workTitle(work, project)}
      </h2>
      <Due project={project} />
      {asked && (
        <AskedQuote
          asked={asked}
          onOpenFile={(id) => {
            const file = files.data?.find((one) => one.id === id);
            if (file) onShow({ kind: 'viewer', files: [file] });
          }}
        />
      )}
      {current && <ReadRemarks proof={current} onOpen={openProof} />}
      {work.makes === 'execution' ? (
        <ExecutionFiles
          project={project}
          files={files.data ?? []}
          mayUpload
          inCard
          onOpen={(file) => onShow({ kind: 'viewer', files: [file], title: 'Fichier d’exécution' })}
        />
      ) : proofs.isPending ? (
        <SkeletonGroup label="Chargement de la création">
          <Skeleton width="100%" height={288} />
        </SkeletonGroup>
      ) : (
        <ProofDrop
          projectId={project._id.$oid}
          current={current}
          ready={work.ready}
          uploads={uploads}
          onOpen={openProof}
        />
      )}
      {work.ready && first && <SendForm {...sending(first)} moves={[first, ...others]} waits={underWay} />}
      <LaterMoves words={laterInWords(work)} moves={work.later} />
    </section>
  );
}

function Due({ project }: Pick<AgencyWorkProps, 'project'>) {
  const due = dueInWords(project);
  if (project.retard > 0 && project.echeance)
    return (
      <p>
        <LateBadge days={project.retard} due={project.echeance} />
      </p>
    );
  if (due === null) return null;
  return (
    <p className="lede">
      À rendre au plus tard le <b>{due.day}</b>, {due.left}.
    </p>
  );
}
