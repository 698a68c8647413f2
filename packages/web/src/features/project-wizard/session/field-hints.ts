import { createContext, type ReactNode, useContext } from 'react';

/** What else is said at a field, by its path: that its answer is too long for what is printed. It prevents nothing. */
export type FieldHints = ReadonlyMap<string, ReactNode>;

export const FieldHintsContext = createContext<FieldHints>(new Map());

export function useFieldHints(): FieldHints {
  return useContext(FieldHintsContext);
}
