import { readFile, readPagePicture } from '@ardoise/domain/contract/files.ts';
import type { OutletPiece } from '@ardoise/domain/contract/pieces.ts';
import { useState } from 'react';
import { addressOf } from '../../api/request.ts';
import { Modal } from '../../components/Modal.tsx';
import { sinceInWords } from './piece-words.ts';

interface ComparePicturesProps {
  piece: OutletPiece;
  /** The small one, until a page of the proof can be read. */
  drawing: string;
  onClose: () => void;
}

/** The drawing beside the photo, in the whole window; one above the other on a phone. */
export function ComparePictures({ piece, drawing, onClose }: ComparePicturesProps) {
  const { photo, creation } = piece;
  // Not every proof can be drawn page by page.
  const [broken, setBroken] = useState(false);
  const large =
    creation === null || broken
      ? drawing
      : addressOf(readPagePicture, { params: { id: creation.id, page: 1 }, query: { largeur: '1920' } });
  return (
    <Modal title={piece.nom} description={sinceInWords(piece)} size="window" onClose={onClose}>
      <div className={photo === null ? 'outlet-pieces-compare outlet-pieces-alone' : 'outlet-pieces-compare'}>
        <figure>
          <img
            src={large}
            onError={() => setBroken(true)}
            alt={creation === null ? 'Le support commandé' : 'La création acceptée'}
          />
        </figure>
        {photo !== null && (
          <figure>
            <img src={addressOf(readFile, { params: { id: photo.id } })} alt="La pièce en place" />
          </figure>
        )}
      </div>
    </Modal>
  );
}
