import { isUnderWay } from '@ardoise/domain/content/imports/import-effects.ts';
import type { Import } from '@ardoise/domain/contract/imports.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useNavigate, useSearch } from '../../../router/context.ts';
import { ImportBar, RefusedLines } from './ImportBar.tsx';
import { ImportLedger } from './ImportLedger.tsx';
import { ImportLines } from './ImportLines.tsx';
import { ImportResult } from './ImportResult.tsx';
import type { ImportPlace } from './import-place.ts';
import { type LineChoice, progressWords } from './import-words.ts';
import { useImport, useImportActs } from './use-imports.ts';

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

/** Progress of the server; the page may be left, it works in the background. */
function ImportProgress({ row, onAbandon }: ImportProgressProps) {
  const { etat, fait, total } = row;
  const counted = total > COUNTED_FROM && etat !== 'attente';
  return (
    <section className="imports-progress" aria-label="Avancement">
      <p role="status">{WORDS[etat]}…</p>
      {counted && (
        <>
          <progress max={total} value={fait} aria-label={WORDS[etat]} />
          <p className="meta">{progressWords(row)}</p>
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

interface ImportViewProps {
  id: string;
  place: ImportPlace;
  path: string;
}

function Shown({ row, place, path }: { row: Import; place: ImportPlace; path: string }) {
  const acts = useImportActs(row.id);
  const navigate = useNavigate();
  const search: { lignes?: string } = useSearch();
  const choice = (search.lignes ?? '') as LineChoice;
  const choose = (lignes: LineChoice) =>
    void navigate({
      to: path,
      search: { essai: row.id, ...(lignes && { lignes }) },
      replace: true,
      resetScroll: false,
    });
  const mayAbandon = row.etat === 'lecture' || row.etat === 'attente';
  if (isUnderWay(row.etat))
    return <ImportProgress row={row} onAbandon={mayAbandon ? () => acts.abandon.mutate() : undefined} />;
  if (row.etat === 'abandonne' || row.etat === 'echec')
    return (
      <Banner tone={row.etat === 'echec' ? 'stop' : 'draft'} role="status">
        {row.motif || 'Cet essai est abandonné. Rien n’a été changé.'}
      </Banner>
    );
  return (
    <>
      {row.etat === 'essai' && row.motif && (
        <Banner tone="wait" role="status">
          {row.motif}
        </Banner>
      )}
      {row.etat !== 'essai' && <ImportResult row={row} subject={place.subject} acts={acts} />}
      <ImportLedger row={row} subject={place.subject} chosen={choice} onChoose={choose} />
      <ImportLines row={row} subject={place.subject} choice={choice} />
      {row.etat === 'essai' ? (
        <>
          <ImportBar row={row} acts={acts} />
          <p className="hint imports-undo">L’import entier pourra être annulé pendant 30{'\u00a0'}jours.</p>
        </>
      ) : (
        <p className="actions imports-model">
          <RefusedLines row={row} />
        </p>
      )}
    </>
  );
}

/** An import by its address: its progress, its dry run, its result. */
export function ImportView({ id, place, path }: ImportViewProps) {
  const query = useImport(id);
  if (query.error) return <LoadFailed query={query} />;
  if (query.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton height={64} />
        <Skeleton height={240} />
      </SkeletonGroup>
    );
  return <Shown row={query.data} place={place} path={path} />;
}
