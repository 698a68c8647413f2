import type { ComponentPropsWithRef } from 'react';
import './Sheet.css';

interface SheetProps extends ComponentPropsWithRef<'section'> {
  /** The 4 px rule on top: slate for the order summary, red for who has the ball. Nowhere else. */
  head?: 'slate' | 'red';
}

/** Paper with a hairline, on which one reads or fills in. */
export function Sheet({ head, className, ...rest }: SheetProps) {
  return (
    <section {...rest} className={['sheet', head && `sheet-${head}`, className].filter(Boolean).join(' ')} />
  );
}
