import { ERRORS } from '@ardoise/domain/base/errors.ts';
import { CHANGED_SINCE_SIGNED } from '@ardoise/domain/base/words/changed-since-signed.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs';
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import IconSignatureOff from '@tabler/icons-react/dist/esm/icons/IconSignatureOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { awaitsDc, NOT_SENT_YET, type Sending, type SendingKind } from '../../api/outbox/sending.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { keptTime } from '../../components/format-short-day.ts';
import { type Drawing, Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import type { MenuItem } from '../../components/menu-item.ts';
import { wizardPath } from '../../components/projects/wizard-path.ts';
import { useProject } from '../../hooks/use-project.ts';
import { Link } from '../../router/Link.tsx';
import {
  deadlineWords,
  hasOwnFile,
  progressWords,
  sendingDetail,
  sendingTitle,
  triesWords,
} from './sending-words.ts';

const ICONS: Record<SendingKind, Drawing> = {
  creation: IconFilePlus,
  photo: IconPhoto,
  removal: IconTrash,
  draft: IconPencil,
  withdrawal: IconSignatureOff,
  deposit: IconSignature,
};
const EXPORT_ORDER = 'Exporter la commande';

interface SendingRowProps {
  sending: Sending;
  /** Sent so far, 0 to 1; null while it is not under way. */
  fraction: number | null;
  /** In milliseconds. */
  now: number;
  outbox: Outbox;
  onRetry: () => void;
  onExport: () => void;
  /** Undefined where orders are not exported. */
  onExportOrder: (() => void) | undefined;
  /** An export is being made. */
  exporting: boolean;
  onGiveUp: () => void;
}

/** One command that waits: what, since when, how far, why it waits for the person, and what to do. */
export function SendingRow(props: SendingRowProps) {
  const { sending, fraction, now, outbox, exporting, onRetry, onExport, onExportOrder, onGiveUp } = props;
  const { kind, file, refusal, at } = sending;
  const isPicture = file?.mime.startsWith('image/') ?? true;
  const why = [refusal ?? triesWords(sending, now), deadlineWords(sending, now)].filter(Boolean).join(' ');
  const tone = fraction !== null ? 'work' : refusal === null ? 'draft' : 'stop';
  const title = sendingTitle(sending);
  const detail = sendingDetail(sending);
  const items: MenuItem[] = [
    ...(hasOwnFile(sending) ? [{ label: 'Exporter', icon: IconDownload, onChoose: onExport }] : []),
    ...(onExportOrder && file?.type !== 'photo_pose'
      ? [{ label: EXPORT_ORDER, icon: IconPackageExport, onChoose: onExportOrder }]
      : []),
    { label: 'Abandonner', icon: IconTrash, danger: true, onChoose: onGiveUp },
  ];
  return (
    <li className="outbox-row">
      <span className={`outbox-icon tone-${tone}`}>
        <Icon of={isPicture ? ICONS[kind] : IconFile} size="l" />
      </span>
      <div className="outbox-what">
        <h2>{kind === 'deposit' ? <SignedOrder projectId={sending.projectId} title={title} /> : title}</h2>
        {detail && <p className="meta">{detail}</p>}
        {fraction !== null ? (
          <p className="outbox-progress">
            <progress max={1} value={fraction} aria-label={`Envoi\u00a0: ${title}`} />
            <span className="meta">{progressWords(sending, fraction)}</span>
          </p>
        ) : (
          why && (
            <p className="outbox-why tone-stop">
              <Icon of={IconAlertTriangle} size="s" />
              <span>{why}</span>
            </p>
          )
        )}
      </div>
      <div className="outbox-acts">
        <span className="meta nowrap">depuis {keptTime(at, now)}</span>
        {refusal !== null && fraction === null && (
          <Remedy sending={sending} outbox={outbox} onRetry={onRetry} />
        )}
        {kind === 'deposit' && refusal === null && fraction === null && onExportOrder && (
          <Button icon={IconDownload} busy={exporting} onClick={onExportOrder}>
            Exporter
          </Button>
        )}
        <Menu label={`Autres actions\u00a0: ${title}${file ? `, ${file.name}` : ''}`} items={items} />
      </div>
    </li>
  );
}

/** What the person may do about a refusal. */
function Remedy({
  sending,
  outbox,
  onRetry,
}: Pick<SendingRowProps, 'sending' | 'outbox' | 'onRetry'>): ReactNode {
  const { id, kind, projectId, refusal } = sending;
  const restore = async () => {
    await outbox.change(id, { restores: true, refusal: null });
    await outbox.run();
  };
  if (kind === 'draft' || awaitsDc(sending)) return <OpenDraft projectId={projectId} />;
  if (kind === 'deposit' && refusal === CHANGED_SINCE_SIGNED)
    return <Button onClick={() => void restore()}>Reprendre ce qui a été signé</Button>;
  if (refusal === NOT_SENT_YET)
    return (
      <Link className={buttonClass({ tone: 'line' })} to={PAGE_PATHS.posePhotos(projectId)}>
        Photos de la pose
      </Link>
    );
  if (refusal !== ERRORS.SIGNATURES.message) return <Button onClick={onRetry}>Réessayer</Button>;
  const accept = async () => {
    await outbox.change(id, { voidsSignatures: true, refusal: null });
    await outbox.run();
  };
  return <Button onClick={() => void accept()}>Joindre et annuler les signatures</Button>;
}

/** Its wizard asks what only the person knows. */
function OpenDraft({ projectId }: { projectId: string }) {
  return (
    <Link className={buttonClass({ tone: 'line' })} to={useOrderPath(projectId)}>
      Ouvrir la commande
    </Link>
  );
}

/** What was signed is read, and signed again, on its own screen. */
function SignedOrder({ projectId, title }: { projectId: string; title: string }) {
  return (
    <Link className="tappable" to={useOrderPath(projectId)}>
      {title}
    </Link>
  );
}

function useOrderPath(projectId: string): string {
  const { data } = useProject(projectId);
  return data ? wizardPath(data.type, projectId, data.nextState) : PAGE_PATHS.openProject(projectId);
}
