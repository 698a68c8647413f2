import type { ApprovalReply } from '@ardoise/domain/contract/approvals.ts';
import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import type { ProofNote } from '@ardoise/domain/contract/creations.ts';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { ApprovalView } from './ApprovalView.tsx';
import { ApprovalClosed, type ApprovalSource, type NewProofNote, type NewReply } from './approval-source.ts';
import type { Answer } from './approval-words.ts';
import { Reach } from './Reach.tsx';
import type { Given } from './Thanks.tsx';
import { leadsToOrder, whomToCall } from './whom-to-call.ts';

/** 404 for an unknown link, 410 for one whose project has moved on. */
const GONE = [404, 410];

/** Whether there is nothing to answer any more, whatever was displayed before. */
function isClosed(error: unknown): boolean {
  return error instanceof ApprovalClosed || (error instanceof ApiError && GONE.includes(error.status));
}

interface ClosedApprovalProps {
  error: Error;
  /** The page displayed before, for its contact. */
  known?: ApprovalPage | undefined;
  onRetry: () => void;
  /** Back link, for accounts. */
  back?: ReactNode;
  /** The page of a mailed link that follows the order, where the error says that it opens. */
  tracking?: string | undefined;
}

/** Error state: nothing to answer, or a load failure; one sentence, and what to do. */
function ClosedApproval({ error, known, onRetry, back, tracking }: ClosedApprovalProps) {
  const closed = isClosed(error);
  const who = whomToCall(error) ?? known;
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <div className="approval-calm">
      <p className="approval-mark tone-draft">
        <Icon of={closed ? IconClock : IconCloudOff} size="l" />
      </p>
      <h1 className="title-page">
        {unknown
          ? 'Cette page n’existe pas'
          : closed
            ? 'Il n’y a plus rien à signer ici'
            : 'La création ne peut pas être affichée'}
      </h1>
      <p className="lede" role="alert">
        {error instanceof ApprovalClosed ? error.message : messageOf(error)}
      </p>
      {!closed && (
        <Button tone="main" onClick={onRetry}>
          Réessayer
        </Button>
      )}
      {tracking !== undefined && leadsToOrder(error) && (
        <a className={buttonClass({ tone: 'main' })} href={tracking}>
          Voir où en est ma commande
        </a>
      )}
      {who && <Reach who={who} />}
      {back}
    </div>
  );
}

/** Skeleton of the page: the sender, the proof on its plate, the order, the two answers. */
function ApprovalSkeleton() {
  return (
    <SkeletonGroup label="Votre création arrive.">
      <div className="approval-head">
        <Skeleton width="70%" height={18} />
        <Skeleton width="60%" height={38} />
        <Skeleton width="90%" height={50} />
        <Skeleton width={260} height={64} />
      </div>
      <div className="approval-body">
        <div>
          <div className="proof-sheets-tools">
            <Skeleton width={180} height={44} />
          </div>
          <div className="proof-sheets">
            <span className="approval-coming" />
          </div>
        </div>
        <div className="approval-side">
          <Skeleton width="100%" height={40} />
          <Skeleton width="100%" height={320} />
        </div>
      </div>
      <div className="bar approval-answers">
        <div>
          <Skeleton width={220} height={52} />
          <Skeleton width={200} height={52} />
        </div>
      </div>
    </SkeletonGroup>
  );
}

/** The order and its proof, refetched on window focus; changed post-its are written to the cache. */
function useApproval(source: ApprovalSource) {
  const cache = useQueryClient();
  const queryKey = ['approval', source.key];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => source.read(signal), staleTime: 0 });

  const setNotes = (change: (notes: ProofNote[]) => ProofNote[]) =>
    cache.setQueryData<ApprovalPage>(queryKey, (page) => page && { ...page, postIts: change(page.postIts) });

  async function addNote(version: number, note: NewProofNote) {
    const added = await source.addNote(version, note);
    setNotes((notes) => [...notes.filter(({ id }) => id !== added.id), added]);
  }

  async function deleteNote(note: number) {
    await source.deleteNote(note);
    setNotes((notes) => notes.filter(({ id }) => id !== note));
  }

  async function reply(note: number, body: NewReply) {
    try {
      const said = await source.reply(note, body);
      setNotes((notes) => notes.map((one) => (one.id === said.id ? said : one)));
    } catch (error) {
      // Another version, or a remark that was taken back meanwhile.
      if (error instanceof ApiError) await query.refetch();
      throw error;
    }
  }

  return { query, addNote, deleteNote, reply };
}

interface ApprovalScreenProps {
  source: ApprovalSource;
  onAnswered: (given: Given) => void;
  /** The account of this device, if it is not the client's. */
  device?: string | undefined;
  /** Back link, for accounts. */
  back?: ReactNode;
}

/** The order and its proof, from any source, with the client's answer; or the reason why there is nothing to answer. */
export function ApprovalScreen({ source, onAnswered, device, back }: ApprovalScreenProps) {
  const approval = useApproval(source);
  const { data: page, error, refetch } = approval.query;
  if (error !== null && (isClosed(error) || page === undefined))
    return (
      <ClosedApproval
        error={error}
        known={page}
        onRetry={() => void refetch()}
        back={back}
        tracking={source.tracking}
      />
    );
  if (page === undefined) return <ApprovalSkeleton />;
  return (
    <ApprovalView
      source={source}
      page={page}
      device={device}
      onAddNote={(note) => approval.addNote(page.version, note)}
      onDeleteNote={approval.deleteNote}
      onReply={(note, acte, texte = '') => approval.reply(note, { acte, texte, version: page.version })}
      reload={async () => {
        const { data, isError } = await refetch();
        return isError ? null : (data?.version ?? null);
      }}
      onAnswered={(answer: Answer, reply: ApprovalReply) => onAnswered({ answer, reply, page })}
    />
  );
}
