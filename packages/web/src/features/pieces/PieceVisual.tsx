import type { OutletPiece } from '@ardoise/domain/contract/pieces.ts';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../components/format-date.ts';
import { Icon } from '../../components/Icon.tsx';
import { drawingOf, thumbnailOf } from './PiecePicture.tsx';

const ComparePictures = lazy(async () => ({
  default: (await import('./ComparePictures.tsx')).ComparePictures,
}));

/** Nobody has taken a photo yet: the card's foot has the way to one. */
function NoPhoto({ piece }: { piece: OutletPiece }) {
  return (
    <span className="outlet-pieces-none">
      <Icon of={IconCamera} size="l" />
      <span>Pas de photo de cette pièce.</span>
      <span className="outlet-pieces-caption">Livrée le {formatDate(piece.livreeLe)}</span>
    </span>
  );
}

/** Left the approved drawing, right the newest photo of the pose; a press compares them in the whole window. */
export function PieceVisual({ piece }: { piece: OutletPiece }) {
  const [compared, setCompared] = useState(false);
  const drawing = drawingOf(piece);
  const { photo } = piece;
  return (
    <div className="outlet-pieces-visual">
      <figure>
        <button
          type="button"
          aria-label={`Comparer en grand\u00a0: ${piece.nom}`}
          onClick={() => setCompared(true)}
        >
          {drawing && <img src={drawing} alt="" loading="lazy" />}
        </button>
        <figcaption className="outlet-pieces-caption">
          {piece.creation === null ? 'Commande' : 'Création acceptée'}
        </figcaption>
      </figure>
      <figure>
        {photo === null ? (
          <NoPhoto piece={piece} />
        ) : (
          <>
            <button
              type="button"
              aria-label={`Voir la photo en grand\u00a0: ${piece.nom}`}
              onClick={() => setCompared(true)}
            >
              <img className="outlet-pieces-photo" src={thumbnailOf(photo.id)} alt="" loading="lazy" />
            </button>
            <figcaption className="outlet-pieces-caption">Photo de la pose</figcaption>
            {photo.nombre > 1 && (
              <span className="outlet-pieces-caption outlet-pieces-count">1 sur {photo.nombre}</span>
            )}
          </>
        )}
      </figure>
      {compared && (
        <Suspense fallback={null}>
          <ComparePictures piece={piece} drawing={drawing} onClose={() => setCompared(false)} />
        </Suspense>
      )}
    </div>
  );
}
