import type { Import } from '@ardoise/domain/contract/imports.ts';
import { Button } from '../../../components/Button.tsx';
import { formatNumber } from '../../../components/format-number.ts';

/** Above so many lines the progress is counted. */
const COUNTED_FROM = 500;

const WORDS: Partial<Record<Import['etat'], string>> = {
  lecture: 'Lecture du fichier',
  attente: 'L’écriture va commencer',
  ecriture: 'Écriture',
  annulation: 'Annulation de l’import',
};

interface ImportProgressProps {
  row: Import;
  /** Absent once the writing has begun. */
  onAbandon: (() => void) | undefined;
}

/** How far the server is; one may leave the page meanwhile. */
export function ImportProgress({ row: { etat, fait, total }, onAbandon }: ImportProgressProps) {
  const counted = total > COUNTED_FROM && etat !== 'annulation' && etat !== 'attente';
  return (
    <section className="imports-progress" aria-label="Avancement">
      <p role="status">{WORDS[etat]}…</p>
      {counted && (
        <>
          <progress max={total} value={fait} aria-label={WORDS[etat]} />
          <p className="meta">
            Ligne {formatNumber(fait)} sur {formatNumber(total)}
          </p>
        </>
      )}
      <p className="hint">
        Vous pouvez quitter cette page{'\u00a0'}: le travail continue, et se retrouve ici.
      </p>
      {onAbandon && (
        <Button tone="text" onClick={onAbandon}>
          Abandonner
        </Button>
      )}
    </section>
  );
}
