import type { PieceCondition, PieceTotals } from '@ardoise/domain/contract/pieces.ts';
import { makeRecall } from '@ardoise/domain/contract/recalls.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useNavigate } from '../../router/context.ts';
import { ConditionChips } from './ConditionChips.tsx';
import { MorePieces } from './MorePieces.tsx';
import { PieceFilters } from './PieceFilters.tsx';
import { PieceRows } from './PieceRows.tsx';
import { PiecesSkeleton } from './PiecesSkeleton.tsx';
import { type PieceView, queryOf } from './piece-view.ts';
import { foundInWords, uncountedInWords } from './piece-words.ts';
import { usePieceList } from './use-pieces.ts';

/** Freezes the list of who has them, and opens it. */
function RecallButton({ terms }: { terms: readonly string[] }) {
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () => request(makeRecall, { body: { montre: terms.join(',') } }),
    onSuccess: ({ id }) => void navigate({ to: PAGES.recall, params: { rappel: id } }),
  });
  return (
    <>
      <Button icon={IconListCheck} busy={make.isPending || make.isSuccess} onClick={() => make.mutate()}>
        Liste de rappel
      </Button>
      {make.error && (
        <Banner tone="stop" role="alert" wide>
          {messageOf(make.error)}
        </Banner>
      )}
    </>
  );
}

/** No piece has it all: one condition less may find some. */
function NoneFound({
  conditions,
  onRemove,
}: {
  conditions: readonly PieceCondition[];
  onRemove: () => void;
}) {
  const names = conditions.map(({ nom }) => `«\u00a0${nom}\u00a0»`);
  const title =
    names.length > 0
      ? `Aucune pièce ne montre ${names.join(' et ')}.`
      : 'Aucune pièce ne répond à ces filtres.';
  return (
    <EmptyState
      title={title}
      action={
        <Button onClick={onRemove}>Enlever {names.length > 0 ? 'une condition' : 'les filtres'}</Button>
      }
    >
      Les pièces sont cherchées par ce que leurs commandes signées disent.
    </EmptyState>
  );
}

interface FoundPiecesProps {
  view: PieceView;
  totals: PieceTotals | undefined;
  onChange: (view: PieceView) => void;
  onAdd: () => void;
}

/** The pieces that show what was asked for, with their filters and the way to a recall. */
export function FoundPieces({ view, totals, onChange, onAdd }: FoundPiecesProps) {
  const me = useMe();
  const list = usePieceList(queryOf(view));
  const [first] = list.data?.pages ?? [];
  const pieces = list.data?.pages.flatMap((page) => page.pieces) ?? [];
  const { terms } = view;
  const without = (term: string) => onChange({ ...view, terms: terms.filter((each) => each !== term) });
  const clear = () =>
    terms.length > 0
      ? onChange({ ...view, terms: terms.slice(0, -1) })
      : onChange({ ...view, type: '', standing: 'la', dc: '', unread: false });
  return (
    <>
      <ConditionChips
        conditions={first?.conditions ?? []}
        unread={view.unread}
        onRemove={without}
        onRemoveUnread={() => onChange({ ...view, unread: false })}
        onAdd={onAdd}
      />
      <div className="pieces-result">
        <div>
          <p className="pieces-found" role="status">
            {first && foundInWords(first.trouve)}
          </p>
          <p className="meta">
            {view.standing === 'la' ? 'En place aujourd’hui, d’après' : 'D’après'} les commandes signées.{' '}
            {first && uncountedInWords(first.trouve)}
          </p>
        </div>
        {terms.length > 0 && roleMay('recall.make', me.role) && <RecallButton terms={terms} />}
      </div>
      <PieceFilters view={view} delegates={totals?.delegues ?? []} onChange={onChange} />
      {list.error && <LoadFailed query={list} />}
      {list.isPending && <PiecesSkeleton />}
      {first && pieces.length === 0 && <NoneFound conditions={first.conditions} onRemove={clear} />}
      {pieces.length > 0 && <PieceRows pieces={pieces} isBehind={list.isPlaceholderData} />}
      {first && pieces.length > 0 && (
        <MorePieces
          query={list}
          shown={pieces.length}
          total={first.trouve.plus ? null : first.trouve.pieces}
        />
      )}
    </>
  );
}
