import type { ReactNode } from 'react';
import './Leader.css';

interface LeaderProps {
  name: ReactNode;
  value: ReactNode;
  /** p by default; `dl` draws a dt and a dd, to be put in a `<dl>`; `li` in a list. */
  as?: 'p' | 'dl' | 'li';
}

/** Points de conduite: a menu's dotted line from a name to its value. For nothing else. */
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
    <Tag className="leader">
      <span>{name}</span>
      <span>{value}</span>
    </Tag>
  );
}
