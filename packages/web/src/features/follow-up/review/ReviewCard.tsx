import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { proofPageName } from '../../../components/documents/proof-page-name.ts';
import { requestsOf } from '../../../components/documents/requests-of.ts';
import { formatDate, formatTime } from '../../../components/format-date.ts';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import type { CardProps } from '../card-props.ts';
import { useClientLink } from '../people/use-client-link.ts';
import { ballWords } from '../words/ball-words.ts';
import { RequestList } from './RequestList.tsx';
import { ReviewAnswers } from './ReviewAnswers.tsx';
import { ReviewProof } from './ReviewProof.tsx';
import { proofWords, turnWords } from './review-words.ts';
import './Review.css';

/** The proof under review: its page, who has the ball and since when, what was asked of it, and the answers. */
export function ReviewCard(props: CardProps) {
  const { project, viewer, proofs, now, onShow } = props;
  const proof = proofs.data?.find(({ actuelle }) => actuelle);
  const requests = proof && requestsOf(project, proofs.data ?? [], proof, viewer);
  const open = (fileId: string) => proof && onShow({ kind: 'proof', version: proof.version, fileId });
  return (
    <section className="review" aria-labelledby="ball">
      <div className="review-proof">
        {proof && requests ? (
          <ReviewProof
            key={proof.version}
            proof={proof}
            pageName={proofPageName(project, proof)}
            remarks={[...(requests.asked?.remarks ?? []), ...requests.questions, ...requests.remarks]}
            onOpen={open}
          />
        ) : (
          <NoPage error={proofs.error} />
        )}
      </div>
      <div className="review-side">
        <div className="review-who">
          <p className="meta">{turnWords(project, viewer, now)}</p>
          <h2 className="title-section" id="ball">
            {ballWords(project, viewer, now).title}
          </h2>
          <p className="lede review-version">
            {proof ? proofWords(project, proof, viewer) : proofs.isPending && <Skeleton width="80%" />}
          </p>
          <ClientLinkLine project={project} />
        </div>
        {requests && <RequestList requests={requests} agency={project.nomAgence || 'L’agence'} withRemarks />}
        {proof && <ReviewAnswers {...props} proof={proof} onOpen={() => open('')} />}
      </div>
    </section>
  );
}

function NoPage({ error }: { error: Error | null }) {
  if (error) return <Banner tone="stop">{messageOf(error)}</Banner>;
  return (
    <SkeletonGroup label="Chargement de la création">
      <Skeleton width="100%" height={480} />
    </SkeletonGroup>
  );
}

/** When the client was sent the link, and another one. */
function ClientLinkLine({ project }: Pick<CardProps, 'project'>) {
  const { last, resend, busy } = useClientLink(project);
  if (!resend) return null;
  return (
    <p className="review-link">
      {last && (
        <span>
          Lien envoyé le {formatDate(last.t_envoi)} à {formatTime(last.t_envoi)}, à {last.email}. Valable
          jusqu’au {formatDate(last.expire)}.
        </span>
      )}
      <Button tone="text" busy={busy} onClick={resend}>
        Renvoyer au client
      </Button>
    </p>
  );
}
