import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** The line under a control: its error, else its help, else reserved space. */
export function FieldMessage({
  id,
  error,
  help,
}: {
  id: string;
  error?: string | undefined;
  help?: ReactNode;
}) {
  return (
    <p className="field-message" id={id}>
      {error ? (
        <>
          <Icon of={IconAlertTriangle} size="s" />
          <span>{error}</span>
        </>
      ) : (
        help
      )}
    </p>
  );
}
