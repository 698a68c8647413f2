import type { ComponentPropsWithRef } from 'react';
import './Sheet.css';

interface SheetProps extends ComponentPropsWithRef<'section'> {
  /** The 4 px rule on top: slate for the order summary, red for the party expected to act. Nowhere else. */
  head?: 'slate' | 'red';
}

/** A paper surface with a hairline, for reading or forms. */
export function Sheet({ head, className, ...rest }: SheetProps) {
  return (
    <section {...rest} className={['sheet', head && `sheet-${head}`, className].filter(Boolean).join(' ')} />
  );
}
