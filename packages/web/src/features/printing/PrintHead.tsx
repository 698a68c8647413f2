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
    <div className="print hd">
      <label className="print-all">
        <span className="print-tick">
          <input
            ref={box}
            type="checkbox"
            checked={all}
            onChange={(event) => onSelectAll(event.target.checked)}
          />
        </span>
        <span className="print-all-words">
          Tout sélectionner
          <span className="sr"> : {counted(shown, 'projet affiché', 'projets affichés')}</span>
        </span>
      </label>
      <span className="h-m" aria-hidden>
        Projet
      </span>
      <span className="h-m" aria-hidden>
        À imprimer
      </span>
      <span className="h-m" aria-hidden>
        Statut
      </span>
      <span className="h-m" aria-hidden>
        Agence
      </span>
      <span className="h-m" aria-hidden>
        Prochaine action
      </span>
    </div>
  );
}
