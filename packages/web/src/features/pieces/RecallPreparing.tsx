import type { Recall } from '@ardoise/domain/contract/recalls.ts';
import { formatDate, formatTime } from '../../components/format-date.ts';
import { counted } from '../../components/format-number.ts';

interface RecallPreparingProps {
  preparation: NonNullable<Recall['preparation']>;
  /** ISO 8601. */
  madeAt: string;
}

/** How far a long list has come; it shows no line before it is whole. */
export function RecallPreparing({ preparation: { pieces, lu }, madeAt }: RecallPreparingProps) {
  return (
    <section className="recall-preparing" aria-label="Préparation de la liste">
      <p className="lede">La liste se prépare&nbsp;: {counted(pieces, 'pièce', 'pièces')}</p>
      <div className="recall-progress">
        <progress aria-label="Parc parcouru" max={100} value={lu} />
        <span className="number">{lu}&nbsp;% du parc</span>
      </div>
      <p className="hint">
        Liste du {formatDate(madeAt)}, {formatTime(madeAt)}. Elle pourra être imprimée, exportée et envoyée
        aux délégués commerciaux une fois complète. Vous pouvez fermer cette page et la rouvrir à la même
        adresse&nbsp;: la préparation continue.
      </p>
    </section>
  );
}
