import type { OutletPiece } from '@ardoise/domain/contract/pieces.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { useToast } from '../../components/Toast.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { Link } from '../../router/Link.tsx';
import { PieceVisual } from './PieceVisual.tsx';
import { sinceInWords } from './piece-words.ts';
import { ReplaceQuestion } from './ReplaceQuestion.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import { useMarkPiece } from './use-pieces.ts';

interface PieceCardProps {
  piece: OutletPiece;
  /** The reader marks pieces. */
  marks: boolean;
}

/** What may be done with a piece that is there. */
function PieceMenu({ piece, onRetire }: { piece: OutletPiece; onRetire: () => void }) {
  const mark = useMarkPiece();
  const toast = useToast();
  const undo = () =>
    mark.mutate(
      { piece: piece.id, act: 'replace', old: null },
      {
        onSuccess: () => toast({ message: 'Remplacement annulé\u00a0: les deux pièces sont en place.' }),
        onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
      },
    );
  return (
    <Menu
      label={`Autres actions sur ${piece.nom}`}
      items={[
        { label: 'Marquer retirée', icon: IconMinus, onChoose: onRetire },
        ...(piece.remplace.length > 0
          ? [{ label: 'Annuler le remplacement', icon: IconArrowBackUp, onChoose: undo }]
          : []),
      ]}
    />
  );
}

/** A piece that stands or hangs at the outlet. */
export function PieceCard({ piece, marks }: PieceCardProps) {
  const me = useMe();
  const [retiring, setRetiring] = useState(false);
  const inPlace = piece.etat === 'en_place';
  return (
    <li className="outlet-pieces-card">
      <PieceVisual piece={piece} />
      <div className="outlet-pieces-body">
        <h3>{piece.nom}</h3>
        {piece.detail && <p className="meta">{piece.detail}</p>}
        <p className={inPlace ? 'outlet-pieces-state tone-done' : 'outlet-pieces-state'}>
          <Icon of={inPlace ? IconCircleCheck : IconTruckDelivery} size="s" />
          {sinceInWords(piece)}
        </p>
        {marks && piece.question.length > 0 && <ReplaceQuestion piece={piece} />}
        <div className="outlet-pieces-acts">
          <Link className={buttonClass({ tone: 'text' })} to={PAGE_PATHS.followUp(piece.projet)}>
            <Icon of={IconFileInvoice} />
            {piece.numProjet || 'Voir la commande'}
          </Link>
          {piece.photo === null && roleMay('posePhoto.add', me.role) && (
            <Link className={buttonClass({ tone: 'text' })} to={PAGE_PATHS.posePhotos(piece.projet)}>
              <Icon of={IconCamera} />
              Ajouter une photo
            </Link>
          )}
          {marks && <PieceMenu piece={piece} onRetire={() => setRetiring(true)} />}
        </div>
      </div>
      {retiring && <RetireDialog piece={piece} onClose={() => setRetiring(false)} />}
    </li>
  );
}
