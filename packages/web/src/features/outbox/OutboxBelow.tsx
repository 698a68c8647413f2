import type { Outbox } from '../../api/outbox/outbox.ts';
import { DeviceLines } from '../../components/DeviceLines.tsx';
import { ImportOrder } from './ImportOrder.tsx';

interface OutboxBelowProps {
  outbox: Outbox;
  /** In milliseconds. */
  now: number;
  /** Something waits. */
  waits: boolean;
  /** Whose orders are exported, and taken over from a file. */
  exports: boolean;
}

/** The device, what changing it would lose, and what comes from another one. */
export function OutboxBelow({ outbox, now, waits, exports }: OutboxBelowProps) {
  return (
    <div className="outbox-below">
      <section>
        <h2 className="title-section">Sur cet appareil</h2>
        <DeviceLines now={now} />
      </section>
      {(waits || exports) && (
        <section className="outbox-change">
          <h2 className="title-section">{waits ? 'Avant de changer d’appareil' : 'D’un autre appareil'}</h2>
          {waits && (
            <p className="meta">
              Ces envois n’existent qu’ici&nbsp;: ne videz pas le navigateur. Chacun s’exporte par son menu.
            </p>
          )}
          {exports && <ImportOrder outbox={outbox} />}
        </section>
      )}
    </div>
  );
}
