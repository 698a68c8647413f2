import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import type { Outbox } from '../../api/outbox/outbox.ts';
import type { Sending } from '../../api/outbox/sending.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Button } from '../../components/Button.tsx';
// With the page: a menu is not loaded without a network.
import '../../components/MenuList.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatTime } from '../../components/format-date.ts';
import { useOrderExport } from '../../components/order-export/use-order-export.ts';
import { useMe } from '../../hooks/use-me.ts';
import { useNetworkState } from '../../hooks/use-network-state.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useOutbox } from '../../hooks/use-outbox.ts';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { OutboxBelow } from './OutboxBelow.tsx';
import { SendingRow } from './SendingRow.tsx';
import { awaitsExport, hasOwnFile, lossOf, outboxLede, outboxTitle } from './sending-words.ts';
import { useExport } from './use-export.ts';
import { useLeftBehind } from './use-left-behind.ts';
import './Outbox.css';

/** Sends what waits, now; says what came of it. */
function useRetry(outbox: Outbox) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const retry = async (id?: string) => {
    setBusy(true);
    setSaid(null);
    try {
      await (id === undefined ? outbox.retry() : outbox.retry(id));
      const waits = outbox.getSnapshot().sendings.some(({ refusal }) => refusal === null);
      setSaid(waits ? `Pas de réponse à ${formatTime(Date.now())}. Nouvel essai de lui-même.` : null);
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, said, retry };
}

/** What waits on this device to be sent: what, since when, why, and what the person may do (specification/offline.md#outbox-screen). */
export function OutboxPage() {
  const { sendings, underWay, outbox } = useOutbox();
  const { reached } = useNetworkState();
  const now = useNow();
  const { busy, said, retry } = useRetry(outbox);
  const exported = useExport(outbox);
  const { busy: exporting, exportOrder } = useOrderExport(outbox);
  const { name, role } = useMe();
  const exports = roleMay('project.beginOffline', role);
  const behind = useLeftBehind(name, reached && exports);
  const [asked, setAsked] = useState<Sending | null>(null);
  const { text, decisions } = outboxLede({ sendings, reached });
  const giveUp = (sending: Sending) =>
    lossOf(sending) === null && !awaitsExport(sending, sendings)
      ? void outbox.giveUp(sending)
      : setAsked(sending);
  const exportAny = (sending: Sending) =>
    hasOwnFile(sending) ? exported(sending) : exportOrder(sending.projectId);
  return (
    <main tabIndex={-1} className="outbox">
      <BackLink to={PAGES.home}>Accueil</BackLink>
      <div className="page-head">
        <div>
          <h1 className="title-page">{outboxTitle(sendings.length)}</h1>
          <p className="lede">
            {text} {decisions && <b className="mine">{decisions}</b>}
          </p>
        </div>
        {sendings.length > 0 && (
          <Button icon={IconRefresh} busy={busy} onClick={() => void retry()}>
            Réessayer maintenant
          </Button>
        )}
      </div>
      <p className="meta outbox-said" role="status">
        {said}
      </p>
      <LeftBehind {...behind} />
      {sendings.length === 0 && behind.left.length === 0 && (
        <EmptyState title="Rien n’attend sur cet appareil">
          Sans réseau, vos réponses et vos photos attendent ici, et partent d’elles-mêmes à son retour.
        </EmptyState>
      )}
      {sendings.length > 0 && (
        <ol className="outbox-list">
          {sendings.map((sending) => (
            <SendingRow
              key={`${sending.kind} ${sending.id}`}
              sending={sending}
              fraction={underWay?.id === sending.id ? underWay.fraction : null}
              now={now}
              outbox={outbox}
              onRetry={() => void retry(sending.id)}
              exporting={exporting}
              onExport={() => void exported(sending)}
              onExportOrder={exports ? () => void exportOrder(sending.projectId) : undefined}
              onGiveUp={() => giveUp(sending)}
            />
          ))}
        </ol>
      )}
      <OutboxBelow outbox={outbox} now={now} waits={sendings.length > 0} exports={exports} />
      {asked && (
        <GiveUpDialog
          sending={asked}
          onConfirm={() => outbox.giveUp(asked)}
          awaitsExport={awaitsExport(asked, sendings)}
          onExport={() => void exportAny(asked)}
          onExportOrder={() => exportOrder(asked.projectId)}
          onClose={() => setAsked(null)}
        />
      )}
    </main>
  );
}
