import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { Outbox } from '../../api/outbox/outbox.ts';
import type { Sending } from '../../api/outbox/sending.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { counted } from '../../components/format-number.ts';
import type { LeftBehind as Left } from './left-behind.ts';
import { useExport } from './use-export.ts';
import type { useLeftBehind } from './use-left-behind.ts';

function whatIsLeft({ orders }: Left): string {
  const named = orders.map(({ name }) => name).filter((name) => name !== '');
  const number = counted(orders.length, 'commande attend', 'commandes attendent');
  return `${number} encore sur cet appareil${named.length > 0 ? `\u00a0: ${named.join(', ')}` : ''}.`;
}

/** Photos that the server refused, to keep elsewhere: nobody has a queue for them. */
function KeptPhotos({ outbox, photos }: { outbox: Outbox; photos: readonly Sending[] }) {
  const exported = useExport(outbox);
  return photos.map((photo) => (
    <p key={photo.id} className="outbox-kept">
      <span>{photo.file?.name}</span>
      <Button
        tone="text"
        icon={IconDownload}
        aria-label={`Exporter\u00a0: ${photo.file?.name}`}
        onClick={() => void exported(photo)}
      >
        Exporter
      </Button>
    </p>
  ));
}

/** What a closed account left unsent on this device, for the dc who has its orders now (specification/offline.md#given-to-somebody-else-meanwhile). */
export function LeftBehind({ left, busy, said, take }: ReturnType<typeof useLeftBehind>) {
  return (
    <>
      {left.map((from) => (
        <section key={from.uid} className="outbox-left">
          <h2 className="title-section">Les commandes {ofName(from.person)}</h2>
          <p className="meta">
            {from.isClosed ? 'Son compte est fermé' : 'Ce compte n’est plus celui d’un délégué commercial'},
            et vous avez repris ses commandes. {whatIsLeft(from)}
          </p>
          <p className="actions">
            <Button tone="main" busy={busy} onClick={() => void take(from)}>
              {from.orders.length > 1 ? 'Les reprendre' : 'La reprendre'}
            </Button>
          </p>
        </section>
      ))}
      <div role="status" className="outbox-taken">
        {said.map(({ tone, sentences, kept }) => (
          <Banner key={sentences.join(' ')} tone={tone}>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {kept && <KeptPhotos {...kept} />}
          </Banner>
        ))}
      </div>
    </>
  );
}
