import type { WholeCardLine, WholeCardSection } from '@ardoise/domain/card-text/whole-card.ts';
import { Leader } from '../Leader.tsx';
import './WholeCardLines.css';

/** Each with its place: sections and lines may share their words, and nothing moves here. */
export const placed = <Item,>(items: readonly Item[]) => items.map((item, place) => ({ item, place }));

/** 'Blonde 25 cl', with its detail below. */
export function LineName({ nom, volume, detail }: Partial<WholeCardLine>) {
  return (
    <span>
      {[nom?.trim() || '(sans nom)', volume].filter(Boolean).join(' ')}
      {detail && <small>{detail}</small>}
    </span>
  );
}

/** A card to be read: sections with their lines and prices. */
export function WholeCardLines({ card }: { card: readonly WholeCardSection[] }) {
  return placed(card).map(({ item: { titre, lignes }, place }) => (
    <div key={place} className="whole-card-lines">
      {titre && <h3>{titre}</h3>}
      {placed(lignes).map(({ item, place: rank }) => (
        <Leader key={rank} name={<LineName {...item} />} value={item.prix || '……'} />
      ))}
    </div>
  ));
}
