import type { ReactNode } from 'react';

/** A field's label, with 'facultatif' if optional. */
export function FieldLabel({
  htmlFor,
  optional,
  children,
}: {
  htmlFor: string;
  optional?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <label htmlFor={htmlFor}>
      {children}
      {optional && <span className="field-optional">facultatif</span>}
    </label>
  );
}
