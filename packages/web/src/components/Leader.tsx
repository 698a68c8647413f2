import type { ReactNode } from 'react';
import './Leader.css';

interface LeaderProps {
  name: ReactNode;
  value: ReactNode;
  /** p by default; `dl` renders dt and dd inside a `<dl>`; `li` in a list; `div` around a heading; `span` in a button. */
  as?: 'p' | 'dl' | 'li' | 'div' | 'span';
}

/** Points de conduite: a menu's dotted leader from label to value. For nothing else. */
export function Leader({ name, value, as = 'p' }: LeaderProps) {
  if (as === 'dl') {
    return (
      <div className="leader">
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    );
  }
  const Tag = as;
  return (
    <Tag className="leader parted">
      <span>{name}</span>
      <span>{value}</span>
    </Tag>
  );
}
