import './Pips.css';

/** More of them cannot be counted at a glance. */
const MOST = 8;

/** So many of so many, as marks beside the figures that say it; none where there are too many. */
export function Pips({ count, of }: { count: number; of: number }) {
  if (of > MOST) return null;
  return (
    <span className="pips" aria-hidden>
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <i key={index} className={index < count ? 'pips-full' : undefined} />
      ))}
    </span>
  );
}
