import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isFinal } from '@ardoise/domain/projects/statuses.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { ComponentProps } from 'react';
import { isNotFound } from '../../api/api-error.ts';
import type { FirstReads } from '../../api/first-reads.ts';
import { lateScreen, loadAll, useLoaded, useLoadedAhead } from '../../components/late-screen.tsx';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { UnreadableProject } from '../../components/projects/UnreadableProject.tsx';
import { useNextProject } from '../../components/projects/use-next-project.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useNow } from '../../hooks/use-now.ts';
import { projectQuery, useProject } from '../../hooks/use-project.ts';
import { filesQuery, useProjectFiles } from '../../hooks/use-project-files.ts';
import { proofsQuery, useProofs } from '../../hooks/use-proofs.ts';
import { hasReceivedText } from '../../hooks/use-received-texts.ts';
import { matchPath } from '../../router/address.ts';
import { useNavigate, useParams } from '../../router/context.ts';
import { ActionList } from './actions/ActionList.tsx';
import { Interruption } from './actions/Interruption.tsx';
import type { AgencyCard as Work } from './agency/AgencyCard.tsx';
import { cardOf } from './card-of.ts';
import type { CardProps, Opened } from './card-props.ts';
import { useFollowUpDialogs } from './dialogs/use-follow-up-dialogs.ts';
import { FollowUpDetails } from './FollowUpDetails.tsx';
import { FollowUpDialogs } from './FollowUpDialogs.tsx';
import { BallCard } from './head/BallCard.tsx';
import { FollowUpHead } from './head/FollowUpHead.tsx';
import { ProjectPath } from './head/ProjectPath.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { useClientLink } from './people/use-client-link.ts';
import { photosFirst } from './pose/end-of-pose.ts';
import type { ReceivedText as Received } from './received/ReceivedText.tsx';
import { ReviewCard } from './review/ReviewCard.tsx';
import { readReview } from './review/review-reads.ts';
import { ReturnDialog } from './status-change/late-return.ts';
import { useStatusProps } from './status-change/use-status-props.ts';
import './FollowUp.css';

/** Where a project is, in a sentence, and what the viewer may do. */
function PlainCard({ project, viewer, now, onShow }: CardProps) {
  const { actions, statut, supprime } = project;
  const over = supprime || isFinal(statut);
  const link = useClientLink(project);
  return (
    <>
      <BallCard
        project={project}
        viewer={viewer}
        link={link}
        now={now}
        onSameCard={() => onShow({ kind: 'sameCard' })}
      />
      <ActionList
        project={project}
        viewer={viewer}
        onTake={(action) => onShow({ kind: 'status', target: action.target })}
      />
      {!over && actions.length === 0 && viewer.role !== 'client' && (
        <p className="meta">{ERRORS.TRANSITION.message}</p>
      )}
    </>
  );
}

/** The owner may have sent a text after the signature: its screen is loaded for such an order alone. */
const ReceivedText = lateScreen<ComponentProps<typeof Received>>(
  async () => (await import('./received/ReceivedText.tsx')).ReceivedText,
  null,
);

/** The agency's work is a third of the page, for nobody else. */
const AgencyCard = lateScreen<ComponentProps<typeof Work>>(
  async () => (await import('./agency/AgencyCard.tsx')).AgencyCard,
);
const OF_AGENCY = [AgencyCard];
const OF_OTHERS: typeof OF_AGENCY = [];

const LateRoom = lateScreen<object>(async () => (await import('./ProofRoomPage.tsx')).ProofRoomPage);
const LatePhotos = lateScreen<object>(async () => (await import('./PosePhotosPage.tsx')).PosePhotosPage);
const AHEAD = [ReturnDialog, LateRoom];

/** A project: its path, the one card of its situation, then what can be looked up, and its history. */
function FollowUp({ project, viewer }: { project: Project; viewer: Viewer }) {
  const now = useNow();
  const navigate = useNavigate();
  const id = project._id.$oid;
  const files = useProjectFiles(id);
  const proofs = useProofs(id);
  const dialogs = useFollowUpDialogs(project, viewer);
  const next = useNextProject(id);
  const statusProps = useStatusProps({ project, viewer, dialogs, next });
  const card = cardOf(project, viewer);
  const sending = statusProps.ordinary;
  useLoadedAhead(AHEAD);
  const open = (opened: Opened) => {
    if (opened.kind !== 'proof') return dialogs.show(opened);
    const { version, fileId } = opened;
    void navigate({ to: PAGES.proofs, params: { id }, search: { version, fichier: fileId || undefined } });
  };
  const shown = { project, viewer, proofs, files, now, sending, onShow: open };
  const details = <FollowUpDetails card={card} {...shown} />;
  const history = (
    <HistoryList
      project={project}
      now={now}
      onOpenFile={(fileId) => {
        const file = files.data?.find((one) => one.id === fileId);
        if (file) dialogs.show({ kind: 'viewer', files: [file] });
      }}
    />
  );

  return (
    <>
      <FollowUpHead
        project={project}
        viewer={viewer}
        files={files}
        inCard={card === 'work'}
        now={now}
        onShow={dialogs.show}
      />
      <ProjectPath project={project} now={now} />
      <Interruption notice={dialogs.notice} orphan={dialogs.orphan} />
      {card === 'work' ? (
        <AgencyCard {...shown} details={details} history={history} />
      ) : (
        <>
          {hasReceivedText(project) && roleMay('receivedText.read', viewer.role) && (
            <ReceivedText project={project} />
          )}
          <div className="follow-up-card">
            {card === 'review' ? (
              <ReviewCard {...shown} />
            ) : (
              <PlainCard {...shown} project={photosFirst(project, files.data)} />
            )}
          </div>
          <div className="follow-up">
            {details}
            <aside aria-labelledby="hist">
              <h2 className="title-section" id="hist">
                Historique
              </h2>
              {history}
            </aside>
          </div>
        </>
      )}
      <FollowUpDialogs
        project={project}
        proofs={proofs.data ?? []}
        viewer={viewer}
        dialogs={dialogs}
        statusProps={statusProps}
      />
    </>
  );
}

const photosReads: FirstReads = (cache, { pathname }) => {
  const { id = '' } = matchPath(PAGES.posePhotos, pathname) ?? {};
  return [cache.prefetchQuery(projectQuery(id)), cache.prefetchQuery(filesQuery(id))];
};

/** Photos of what was put up (specification/screens-and-addresses.md#photos-of-the-pose), loaded in the same way. */
export const PosePhotosPage = Object.assign(LatePhotos, { reads: photosReads });

const roomReads: FirstReads = (cache, { pathname }) => {
  const { id = '' } = matchPath(PAGES.proofs, pathname) ?? {};
  return [cache.prefetchQuery(projectQuery(id)), cache.prefetchQuery(proofsQuery(id))];
};

/** What this person needs of the page besides its own script. */
const scriptsOf = ({ role }: Viewer) => (role === 'agence' ? OF_AGENCY : OF_OTHERS);

const reads: FirstReads = (cache, { pathname, me }) => {
  const { id = '' } = matchPath(PAGES.followUp, pathname) ?? {};
  return [
    cache.prefetchQuery(projectQuery(id)).then(() => readReview(cache, id, me)),
    loadAll(scriptsOf(me)),
    cache.prefetchQuery(proofsQuery(id)),
    cache.prefetchQuery(filesQuery(id)),
  ];
};

/** The room of its proofs (specification/screens-and-addresses.md#proof-room): a script that no other page names. */
export const ProofRoomPage = Object.assign(LateRoom, { reads: roomReads });

function FollowUpOfAddress() {
  const { id = '' } = useParams();
  const me = useMe();
  const project = useProject(id);
  useLoaded(scriptsOf(me));
  // Deleted or out of scope since it was displayed: its actions are void.
  const gone = isNotFound(project.error);
  return (
    <main tabIndex={-1}>
      {project.data && !gone ? (
        <FollowUp key={id} project={project.data} viewer={me} />
      ) : project.error ? (
        <UnreadableProject error={project.error} onRetry={() => void project.refetch()} />
      ) : (
        <FollowUpSkeleton />
      )}
    </main>
  );
}

/** The follow-up of one project (specification/screens-and-addresses.md#follow-up). */
export const FollowUpPage = Object.assign(FollowUpOfAddress, { reads });

function FollowUpSkeleton() {
  return (
    <SkeletonGroup label="Chargement du projet">
      <div className="follow-up-head">
        <Skeleton width={140} />
        <br />
        <Skeleton width="40%" height={28} />
        <br />
        <Skeleton width="55%" />
      </div>
      <Skeleton width="100%" height={64} />
      <div className="follow-up-ball">
        <Skeleton width="60%" height={24} />
      </div>
      <div className="follow-up">
        <Skeleton width="100%" height={200} />
        <Skeleton width="100%" height={200} />
      </div>
    </SkeletonGroup>
  );
}
