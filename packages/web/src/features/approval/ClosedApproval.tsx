import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ApprovalClosed } from './approval-source.ts';
import { Reach } from './Reach.tsx';
import { whomToCall } from './whom-to-call.ts';

/** 404 for an unknown link, 410 for one whose project has moved on. */
const GONE = [404, 410];

/** Whether there is nothing to answer any more, whatever was displayed before. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApprovalClosed || (error instanceof ApiError && GONE.includes(error.status));
}

interface ClosedApprovalProps {
  error: Error;
  /** The page displayed before, for its contact. */
  known?: ApprovalPage | undefined;
  onRetry: () => void;
  /** Back link, for accounts. */
  back?: ReactNode;
}

/** Error state: nothing to answer, or a load failure; one sentence, and what to do. */
export function ClosedApproval({ error, known, onRetry, back }: ClosedApprovalProps) {
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
      {who && <Reach who={who} />}
      {back}
    </div>
  );
}
