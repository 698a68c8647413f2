import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import { type FocusEvent, useState } from 'react';
import { fieldId } from '../../../components/field-id.ts';

/** Which answer of a board is being written: the one whose control has the focus, until another has. */
export function useWrittenField(rank: number, drawing: Drawing | null) {
  const [written, setWritten] = useState<string | null>(null);
  const onFocus = ({ target }: FocusEvent) => {
    const path = Object.keys(drawing?.fields ?? {}).find(
      (field) => fieldId(`boards.${rank}.${field}`) === target.id,
    );
    if (path !== undefined) setWritten(path);
  };
  return { written, onFocus };
}
