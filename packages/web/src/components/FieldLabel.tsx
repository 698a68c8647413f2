import type { ReactNode } from 'react';

/** A field's label, with 'facultatif' if optional, or what it says instead. */
export function FieldLabel({
  htmlFor,
  optional,
  children,
}: {
  htmlFor: string;
  optional?: boolean | string | undefined;
  children: ReactNode;
}) {
  return (
    <label htmlFor={htmlFor}>
      {children}
      {optional && <span className="field-optional">{optional === true ? 'facultatif' : optional}</span>}
    </label>
  );
}
