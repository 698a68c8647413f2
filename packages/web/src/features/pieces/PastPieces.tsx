import type { OutletPiece } from '@ardoise/domain/contract/pieces.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { REMOVAL_REASONS } from '@ardoise/domain/rules/pieces.ts';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../components/Button.tsx';
import { formatDate } from '../../components/format-date.ts';
import { Icon } from '../../components/Icon.tsx';
import { useToast } from '../../components/Toast.tsx';
import { Link } from '../../router/Link.tsx';
import { drawingOf } from './PiecePicture.tsx';
import { sinceInWords } from './piece-words.ts';
import { useMarkPiece } from './use-pieces.ts';

function endOf({ etat, raison, remplaceePar }: OutletPiece): string {
  if (etat === 'retiree') return `Retirée, ${raison === null ? '' : REMOVAL_REASONS[raison].toLowerCase()}`;
  if (remplaceePar === null) return 'Remplacée';
  return `Remplacée par ${remplaceePar.nom}, le ${formatDate(remplaceePar.depuis)}`;
}

/** Back where it was: only what somebody took away by hand. */
function Restore({ piece }: { piece: OutletPiece }) {
  const mark = useMarkPiece();
  const toast = useToast();
  const restore = () =>
    mark.mutate(
      { piece: piece.id, act: 'restore' },
      {
        onSuccess: ({ message }) => toast({ message }),
        onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
      },
    );
  return (
    <Button tone="text" busy={mark.isPending} onClick={restore}>
      Remettre en place
    </Button>
  );
}

/** What is no longer there, and what became of it. */
export function PastPieces({ pieces, marks }: { pieces: readonly OutletPiece[]; marks: boolean }) {
  if (pieces.length === 0) return null;
  return (
    <section className="outlet-pieces-past">
      <h2 className="title-section">Plus là</h2>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <span className="outlet-pieces-small" aria-hidden>
              {drawingOf(piece) && <img src={drawingOf(piece)} alt="" loading="lazy" />}
            </span>
            <span>
              <b>{piece.nom}</b>
              <span className="meta">{sinceInWords(piece)}</span>
            </span>
            <span className="outlet-pieces-end">
              <Icon of={piece.etat === 'retiree' ? IconMinus : IconRepeat} size="s" />
              <span>{endOf(piece)}</span>
              {marks && piece.etat === 'retiree' && <Restore piece={piece} />}
            </span>
            <Link className="tappable" to={PAGE_PATHS.followUp(piece.projet)}>
              {piece.numProjet || 'Voir la commande'}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
