import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import type { ReactNode } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { DescribedPages } from '../../../components/documents/DescribedPages.tsx';
import { proofPageName } from '../../../components/documents/proof-page-name.ts';
import { approvalInWords } from '../../../components/documents/proof-words.ts';
import { requestsOf } from '../../../components/documents/requests-of.ts';
import { formatDate, formatTime } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useDelays } from '../../../hooks/use-delays.ts';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';
import { WhyNot } from '../actions/WhyNot.tsx';
import type { CardProps } from '../card-props.ts';
import { useClientLink } from '../people/use-client-link.ts';
import { actionWords } from '../words/action-words.ts';
import { ballWords } from '../words/ball-words.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { answersOf } from './answers-of.ts';
import { FindingsState, ReviewFindings, SignedText } from './late-findings.ts';
import { RequestList } from './RequestList.tsx';
import { ReviewProof } from './ReviewProof.tsx';
import { proofWords, readingWords, turnWords } from './review-words.ts';
import { useReviewFindings } from './use-review-findings.ts';
import './Review.css';

interface ReviewAnswersProps extends CardProps {
  proof: ProofVersion;
  onOpen: () => void;
}

/** The answers of the card, a bar on a phone; above them when this person read this version. */
function ReviewAnswers({ project, viewer, proof, now, onOpen, onShow }: ReviewAnswersProps) {
  const delays = useDelays();
  const bar = useRoomTaken<HTMLFieldSetElement>('--room-bars');
  const { given, later } = answersOf(project, viewer, proof.lue !== null);
  const main = given.find((answer) => answer.main);
  return (
    <>
      <div className="review-before">
        {proof.lue !== null && (
          <p className="review-read tone-done">
            <Icon of={IconCheck} size="s" />
            <span>
              {readingWords(proof.version, proof.lue, now)}{' '}
              <button type="button" className="tappable" onClick={onOpen}>
                La rouvrir
              </button>
            </span>
          </p>
        )}
      </div>
      {given.length > 0 && (
        <fieldset className="review-answers" ref={bar}>
          <legend className="visually-hidden">Votre réponse</legend>
          <AnswerButtons
            project={project}
            answers={given}
            onOpen={onOpen}
            onTake={({ target }) => onShow({ kind: 'status', target })}
          />
        </fieldset>
      )}
      {main?.does === 'move' && (
        <p className="meta review-hint">
          {actionWords(project.statut, main.action, viewer.role, delays).hint}
        </p>
      )}
      {later.length > 0 && <Later project={project} viewer={viewer} actions={later} />}
    </>
  );
}

/** What will be possible, and why not yet. */
function Later({
  project,
  viewer,
  actions,
}: Pick<CardProps, 'project' | 'viewer'> & { actions: readonly ProjectAction[] }) {
  return (
    <div className="review-later">
      {actions.map((action) => (
        <div key={action.target}>
          <p className="meta">
            Ensuite{'\u00a0'}: {action.label}
          </p>
          <WhyNot
            action={action}
            project={project}
            mayAskArbitration={roleMay('quota.arbitrate', viewer.role)}
            open={false}
            main={false}
          />
        </div>
      ))}
    </div>
  );
}

/** The proof under review: its page, whose turn it is and since when, the requests, and the answers. */
export function ReviewCard(props: CardProps) {
  const { project, viewer, proofs, now, onShow } = props;
  const proof = proofs.data?.find(({ actuelle }) => actuelle);
  const review = useReviewFindings(project, proofs.data ?? [], proof, viewer);
  const turn = <p className="meta">{turnWords(project, viewer, now)}</p>;
  const title = (
    <h2 className="title-section" id="ball">
      {ballWords(project, viewer, now).title}
    </h2>
  );
  if (proof === undefined || !review.isReady)
    return (
      <ReviewWaiting error={proofs.error}>
        {turn}
        {title}
      </ReviewWaiting>
    );
  const requests = requestsOf(project, proofs.data ?? [], proof, viewer);
  const open = (fileId: string) => onShow({ kind: 'proof', version: proof.version, fileId });
  const { findings, view } = review;
  return (
    <section className="review" aria-labelledby="ball">
      {findings && review.isTold && <ReviewFindings findings={findings} above={turn} {...view} />}
      <div className="review-proof">
        <DescribedPages where="le bon de commande signé">
          <ReviewProof
            key={proof.version}
            proof={proof}
            pageName={proofPageName(project, proof)}
            remarks={requests.pins}
            findings={findings?.commande ?? []}
            selected={view.selected}
            onSelect={view.onSelect}
            onOpen={open}
          />
        </DescribedPages>
      </div>
      <div className="review-side">
        <div className="review-who">
          {!review.isTold && (
            <>
              {turn}
              {title}
            </>
          )}
          <p className="lede review-version">{proofWords(project, proof, viewer)}</p>
          <ClientLinkLine project={project} />
        </div>
        {findings && !review.isTold && (
          <div className="review-state">
            <FindingsState findings={findings} />
          </div>
        )}
        {review.isByEye && (
          <div className="review-signed">
            <SignedText order={project} />
          </div>
        )}
        <RequestList requests={requests} agency={project.nomAgence || 'L’agence'} withRemarks />
        <ApprovalLine proof={proof} />
        <ReviewAnswers {...props} proof={proof} onOpen={() => open('')} />
      </div>
    </section>
  );
}

interface ReviewWaitingProps {
  /** Why there is no proof. */
  error: Error | null;
  /** Whose turn it is. */
  children: ReactNode;
}

/** Until proof and findings are known: the card then appears in one go, and nothing moves under whoever reads it. */
function ReviewWaiting({ error, children }: ReviewWaitingProps) {
  return (
    <section className="review" aria-labelledby="ball">
      <div className="review-proof">
        {error ? (
          <Banner tone="stop">{messageOf(error)}</Banner>
        ) : (
          <SkeletonGroup label="Chargement de la création">
            <div className="review-room">
              <div className="review-coming" />
            </div>
          </SkeletonGroup>
        )}
      </div>
      <div className="review-side">
        <div className="review-who">
          {children}
          <p className="lede review-version">{error === null && <Skeleton width="80%" />}</p>
        </div>
      </div>
    </section>
  );
}

/** Who agreed to this version and when: what head office checks next. */
function ApprovalLine({ proof }: { proof: ProofVersion }) {
  const valid = proof.accords.find(({ retire }) => retire === null);
  if (valid === undefined) return null;
  return (
    <div className="review-requests">
      <p className="review-approval tone-done">
        <Icon of={IconSignature} size="s" />
        <span>{approvalInWords(valid)}.</span>
      </p>
    </div>
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
