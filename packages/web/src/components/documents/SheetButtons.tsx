import './Viewer.css';

interface SheetButtonsProps {
  count: number;
  index: number;
  /** Default: 'Page 2'. */
  nameOf?: ((index: number) => string) | undefined;
  onShow: (index: number) => void;
}

/** More would not fit beside others: the arrows and the page's number then do. */
export const MOST_BUTTONS = 5;

/** A button a page; 'Page 6 sur 12' where there are many; nothing for a single page. */
export function SheetButtons({ count, index, nameOf, onShow }: SheetButtonsProps) {
  if (count < 2) return null;
  if (count > MOST_BUTTONS)
    return (
      <p className="viewer-sheets number" aria-live="polite">
        Page {index + 1} sur {count}
      </p>
    );
  return (
    <fieldset className="viewer-sheets">
      <legend className="visually-hidden">Pages</legend>
      {Array.from({ length: count }, (_, rank) => {
        const name = nameOf?.(rank) ?? `Page ${rank + 1}`;
        return (
          <button
            key={name}
            type="button"
            aria-current={rank === index ? 'page' : undefined}
            onClick={() => onShow(rank)}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}
