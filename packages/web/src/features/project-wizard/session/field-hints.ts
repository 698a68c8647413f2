import { createContext, type ReactNode, useContext } from 'react';

/** Warnings at a field, by its path: its answer is too long for printing. Not blocking. */
export type FieldHints = ReadonlyMap<string, ReactNode>;

export const FieldHintsContext = createContext<FieldHints>(new Map());

export function useFieldHints(): FieldHints {
  return useContext(FieldHintsContext);
}
