import { readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import { boardAsks } from '@ardoise/domain/content/board-variants.ts';
import './BoardAsks.css';

/** What the content step of a board asks, in its order. */
export function BoardAsks({ brief }: { brief: string }) {
  const variant = readBoardBrief(brief);
  if (variant === null) return null;
  return (
    <>
      <p className="meta board-asks-words">À l’étape Contenu des boards</p>
      <ol className="board-asks">
        {[...boardAsks(variant).entries()].map(([rank, { text, optional }]) => (
          <li key={`${rank} ${text}`}>
            {text}
            {optional && <span className="meta"> facultatif</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
