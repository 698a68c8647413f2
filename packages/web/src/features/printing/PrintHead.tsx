import { useEffect, useRef } from 'react';
import { counted } from '../../components/format-number.ts';

interface PrintHeadProps {
  shown: number;
  /** Of those shown. */
  selected: number;
  onSelectAll: (chosen: boolean) => void;
}

/** The heads of the columns, and the box that selects all that is shown. */
export function PrintHead({ shown, selected, onSelectAll }: PrintHeadProps) {
  const box = useRef<HTMLInputElement>(null);
  const all = selected === shown;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !all;
  }, [selected, all]);
  return (
    <div className="printing-row printing-row-head">
      <label className="printing-all">
        <span className="printing-tick">
          <input
            ref={box}
            type="checkbox"
            checked={all}
            onChange={(event) => onSelectAll(event.target.checked)}
          />
        </span>
        <span className="printing-all-words">
          Tout sélectionner
          <span className="visually-hidden"> : {counted(shown, 'projet affiché', 'projets affichés')}</span>
        </span>
      </label>
      <span className="printing-hide-narrow" aria-hidden>
        Projet
      </span>
      <span className="printing-hide-narrow" aria-hidden>
        À imprimer
      </span>
      <span className="printing-hide-narrow" aria-hidden>
        Statut
      </span>
      <span className="printing-hide-narrow" aria-hidden>
        Agence
      </span>
      <span className="printing-hide-narrow" aria-hidden>
        Prochaine action
      </span>
    </div>
  );
}
