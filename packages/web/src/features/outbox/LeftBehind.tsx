import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { counted } from '../../components/format-number.ts';
import type { LeftBehind as Left } from './left-behind.ts';
import type { useLeftBehind } from './use-left-behind.ts';

function whatIsLeft({ orders }: Left): string {
  const named = orders.map(({ name }) => name).filter((name) => name !== '');
  const number = counted(orders.length, 'commande attend', 'commandes attendent');
  return `${number} encore sur cet appareil${named.length > 0 ? `\u00a0: ${named.join(', ')}` : ''}.`;
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
        {said.map(({ tone, sentences }) => (
          <Banner key={sentences.join(' ')} tone={tone}>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Banner>
        ))}
      </div>
    </>
  );
}
