import type { PieceTotals } from '@ardoise/domain/contract/pieces.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { MOST_CONDITIONS, TOO_MANY_CONDITIONS } from '@ardoise/domain/rules/piece-terms.ts';
import { useRef } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { buttonClass } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { counted } from '../../components/format-number.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useToast } from '../../components/Toast.tsx';
import { useNavigate, useSearch } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { FoundPieces } from './FoundPieces.tsx';
import { MorePieces } from './MorePieces.tsx';
import { OutletRows } from './PieceRows.tsx';
import { PieceSearch } from './PieceSearch.tsx';
import { PiecesSkeleton } from './PiecesSkeleton.tsx';
import { asksForPieces, type PieceView, readView, writeView } from './piece-view.ts';
import { outletsInWords, piecesInWords } from './piece-words.ts';
import { useComing, usePieceOutlets, usePieceTotals } from './use-pieces.ts';
import './Pieces.css';

function lede(totals: PieceTotals | undefined): string {
  if (totals === undefined) return 'Ce qui est en place chez vos clients.';
  if (totals.pieces === 0) return 'Ce qui est en place chez vos clients.';
  return `${piecesInWords(totals.pieces)} en place dans ${outletsInWords(totals.points)}.`;
}

/** What comes is where one looks while nothing is in place. */
function NothingYet() {
  const coming = useComing(true).data?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <div className="pieces-nothing">
      <EmptyState
        title="Rien n’est encore en place."
        action={
          coming > 0 && (
            <Link
              className={buttonClass({})}
              to={PAGES.dashboard}
              search={{ q_vue: 'tout', tri: 'arrivee', q_livraisons: '1' }}
            >
              {coming > 1
                ? `Voir les ${counted(coming, 'livraison attendue', 'livraisons attendues')}`
                : 'Voir la livraison attendue'}
            </Link>
          )
        }
      >
        Une pièce arrive ici quand sa commande passe en «&nbsp;Livré&nbsp;», avec sa création et les photos de
        sa pose.
      </EmptyState>
    </div>
  );
}

/** Outlets by their newest piece. */
function Outlets({ totals }: { totals: PieceTotals | undefined }) {
  const list = usePieceOutlets();
  const outlets = list.data?.pages.flatMap(({ points }) => points) ?? [];
  return (
    <div className="pieces-outlets">
      {list.error && <LoadFailed query={list} />}
      {list.isPending && <PiecesSkeleton />}
      {list.data && outlets.length === 0 && <NothingYet />}
      {outlets.length > 0 && (
        <>
          <OutletRows outlets={outlets} isBehind={list.isPlaceholderData} />
          <MorePieces query={list} shown={outlets.length} total={totals?.points ?? null} />
        </>
      )}
    </div>
  );
}

/** Outlets where a delegate is asked what a new piece replaces. */
function Questions({ questions }: Pick<PieceTotals, 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <Banner tone="wait">
      Une pièce nouvelle peut en remplacer plusieurs&nbsp;: dites laquelle{' '}
      {questions.map(({ nOutlet, point }, index) => (
        <span key={nOutlet}>
          {index > 0 && ', '}
          <Link className="tappable" to={PAGES.outletPieces} params={{ outlet: nOutlet }}>
            {point || nOutlet}
          </Link>
        </span>
      ))}
      .
    </Banner>
  );
}

/** What stands and hangs at outlets, by what it shows (specification/pieces.md). */
export function PiecesPage() {
  const view = readView(useSearch());
  const navigate = useNavigate();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const totals = usePieceTotals();
  const show = (next: PieceView) =>
    void navigate({ to: PAGES.pieces, search: writeView(next), resetScroll: false });
  const add = (term: string) => {
    if (view.terms.includes(term)) return;
    if (view.terms.length < MOST_CONDITIONS) show({ ...view, terms: [...view.terms, term] });
    else toast({ tone: 'stop', message: TOO_MANY_CONDITIONS });
  };
  return (
    <main tabIndex={-1} className="pieces">
      <div className="page-head pieces-title">
        <div>
          <h1 className="title-page">Le parc</h1>
          <p className="lede" role="status">
            {lede(totals.data)}
            {totals.data?.compteA === null && ' Les commandes d’avant arrivent encore.'}
          </p>
        </div>
      </div>
      <PieceSearch
        field={field}
        placeholder="Une boisson, un thème, une charte, une mention, un point de vente"
        onChoose={add}
      />
      {asksForPieces(view) ? (
        <FoundPieces view={view} totals={totals.data} onChange={show} onAdd={() => field.current?.focus()} />
      ) : (
        <>
          {totals.data && <Questions questions={totals.data.questions} />}
          <Outlets totals={totals.data} />
        </>
      )}
    </main>
  );
}
