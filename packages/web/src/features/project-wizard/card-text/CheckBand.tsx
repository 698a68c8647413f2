import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';

interface CheckBandProps {
  /** Lines to be checked, in the order of the card. */
  doubted: readonly string[];
  /** Some line was to be checked. */
  hadDoubts: boolean;
  onShow: (id: string) => void;
}

/** How many lines are to be checked, and the way from one to the next. */
export function CheckBand({ doubted, hadDoubts, onShow }: CheckBandProps) {
  const [shown, setShown] = useState<string | null>(null);
  const count = doubted.length;
  if (count === 0)
    return hadDoubts ? (
      <div className="card-page-check card-page-checked" role="status">
        <p>
          <Icon of={IconCheck} />
          <b>Tout est vu</b>
        </p>
      </div>
    ) : null;
  const rank = shown === null ? -1 : doubted.indexOf(shown);
  const next = (rank + 1) % count;
  const words =
    rank === -1 ? (count === 1 ? 'La voir' : 'Voir la première') : `Suivante, ${next + 1} sur ${count}`;
  const show = () => {
    const id = doubted[next];
    if (id === undefined) return;
    setShown(id);
    onShow(id);
  };
  return (
    <div className="card-page-check">
      <p>
        <Icon of={IconAlertTriangle} />
        <span>
          <b>{count === 1 ? '1 ligne à vérifier.' : `${count} lignes à vérifier.`}</b>{' '}
          <span className="card-page-check-more">
            {count === 1 ? 'Elle n’empêche pas de signer.' : 'Elles n’empêchent pas de signer.'}
          </span>
        </span>
      </p>
      <Button onClick={show}>{words}</Button>
    </div>
  );
}
