import { trackingOf } from '@ardoise/domain/catalogue/tracking-link.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '../../../components/Button.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useCarriers } from '../../../hooks/use-carriers.ts';

type Noted = NonNullable<NonNullable<Project['arrivee']>['envoi']>;

/** The page of a parcel, and where it leads; the number alone for a carrier without one. */
function Parcel({ number, lien }: { number: string; lien: string }) {
  const tracking = trackingOf(lien, number);
  if (tracking === null) return number;
  return (
    <>
      <a href={tracking.url} target="_blank" rel="noreferrer">
        {number}
      </a>{' '}
      <span className="meta">{tracking.host}</span>
    </>
  );
}

/** How it was sent: its carrier, and its parcels with the carrier's page of each. */
export function Sending({ envoi: { transporteur, colis } }: { envoi: Noted }) {
  const carriers = useCarriers();
  const toast = useToast();
  const lien = carriers.find(({ name }) => name === transporteur)?.lien ?? '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(colis.join('\n'));
      toast({ message: 'Les numéros sont copiés.' });
    } catch {
      toast({ tone: 'stop', message: 'Les numéros n’ont pas pu être copiés.' });
    }
  };
  if (transporteur === '' && colis.length === 0) return null;
  return (
    <div className="arrival-part-sending">
      {transporteur !== '' && <Leader name="Transporteur" value={transporteur} />}
      {colis.map((number, index) => (
        <Leader
          key={number}
          name={colis.length === 1 ? 'Colis' : `Colis ${index + 1}`}
          value={<Parcel number={number} lien={lien} />}
        />
      ))}
      {colis.length > 0 && (
        <Button icon={IconCopy} onClick={() => void copy()}>
          {colis.length === 1 ? 'Copier le numéro' : 'Copier les numéros'}
        </Button>
      )}
    </div>
  );
}
