import type { KnownOutlet } from './known-outlets.ts';

interface OutletListProps {
  outlets: readonly KnownOutlet[];
  onChoose: (nOutlet: string) => void;
}

/** Outlets of former orders: a click takes their number. */
export function OutletList({ outlets, onChoose }: OutletListProps) {
  return (
    <ul className="new-project-known">
      {outlets.map(({ nOutlet, name, town }) => (
        <li key={nOutlet}>
          <button type="button" onClick={() => onChoose(nOutlet)}>
            <span>
              <b>{name || 'Sans nom'}</b>
              <span className="meta">{town}</span>
            </span>
            <span className="new-project-number">{nOutlet}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
