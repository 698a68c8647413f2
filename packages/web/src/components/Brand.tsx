import './Brand.css';

/** The slate and its letter. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 26 30" aria-hidden="true">
      <rect className="brand-slate" x="1.5" y="1.5" width="23" height="24" rx="2" />
      <path className="brand-chalk" d="M6 20L12.5 7l7 13M8.5 15.5h8" />
      <path className="brand-slate" d="M6 26l-2 4M20 26l2 4" />
    </svg>
  );
}
