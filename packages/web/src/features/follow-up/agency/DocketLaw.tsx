import type { ShownLawPoint } from '@ardoise/domain/contract/law-points.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { LawPointLine } from '../../../components/law/LawPointLine.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useLawPoints } from '../../../hooks/use-law-points.ts';
import './DocketLaw.css';

/** What the law asks of the card, with its words to copy; nothing where nothing applies. */
export function DocketLaw({ id }: { id: string }) {
  const { data } = useLawPoints(id);
  if (data === undefined || data.points.length === 0) return null;
  const { points, t_signature } = data;
  const open = points.filter(({ etat }) => etat !== 'present');
  const there = points.filter(({ etat }) => etat === 'present');
  const absent = points.filter(({ etat }) => etat === 'absent').length;
  return (
    <section className="docket-law" aria-labelledby="docket-law">
      <div className="docket-law-head">
        <h3 className="title-sub" id="docket-law">
          Points de droit
        </h3>
        {absent > 0 && <span className="meta">{counted(absent, 'absent', 'absents')}</span>}
      </div>
      {open.length > 0 && <Points points={open} />}
      {there.length > 0 && (
        <details>
          <summary className="parted">
            <span>{counted(there.length, 'point présent', 'points présents')}</span>
            <span>Voir</span>
          </summary>
          <Points points={there} />
        </details>
      )}
      <p className="meta">
        {t_signature === null
          ? 'Relevés sur la commande telle qu’elle est.'
          : `Le délégué commercial a vu cette liste avant de signer, le ${formatDate(t_signature)}.`}
        {points.some(({ exemple }) => exemple) && ' Textes d’exemple.'}
      </p>
    </section>
  );
}

function Points({ points }: { points: readonly ShownLawPoint[] }) {
  return (
    <ul>
      {points.map((point) => (
        <LawPointLine
          key={point.point}
          point={point}
          act={point.mention !== '' && <CopyWords words={point.mention} name={point.nom} />}
        />
      ))}
    </ul>
  );
}

function CopyWords({ words, name }: { words: string; name: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      toast({ message: 'Copiée' });
    } catch {
      // Clipboard access is refused: the words stand above.
      toast({ tone: 'stop', message: 'La mention n’a pas pu être copiée\u00a0: sélectionnez-la.' });
    }
  };
  return (
    <Button tone="text" icon={IconCopy} onClick={() => void copy()}>
      Copier la mention<span className="visually-hidden">{`\u00a0: ${name}`}</span>
    </Button>
  );
}
