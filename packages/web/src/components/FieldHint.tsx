import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './Field.css';

/** A warning in the place of a field's help: it is no error, and prevents nothing. */
export function FieldHint({ children }: { children: ReactNode }) {
  return (
    <span className="field-hint">
      <Icon of={IconAlertTriangle} size="s" />
      {children}
    </span>
  );
}
