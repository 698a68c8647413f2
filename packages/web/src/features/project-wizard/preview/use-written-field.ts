import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import { useEffect, useMemo, useState } from 'react';
import { controlOf } from '../form/control-of.ts';

/** Each with the parts of the others' paths: `infocarte.boissons.cola` before `infocarte.boissons`. */
const longestFirst = (one: string, other: string) => other.length - one.length;

/**
 * The answer of a drawing that is being written or was chosen last, until another is: a path of its fields. Input
 * events count too: Safari focuses no checkbox on a click. `at`: what precedes these paths in the document, `boards.2.`.
 */
export function useWrittenField(drawing: Drawing | null, at = ''): string | null {
  const [control, setControl] = useState<EventTarget | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  useEffect(() => {
    const notice = ({ target }: Event) => setControl(target);
    document.addEventListener('focusin', notice);
    document.addEventListener('input', notice);
    return () => {
      document.removeEventListener('focusin', notice);
      document.removeEventListener('input', notice);
    };
  }, []);
  const fields = drawing?.fields;
  // A new drawing may have a place for a choice that the former one had none for.
  const found = useMemo(() => {
    if (control === null) return undefined;
    const paths = Object.keys(fields ?? {}).sort(longestFirst);
    return paths.find((path) => controlOf(at + path) === control);
  }, [control, fields, at]);
  if (found !== undefined && found !== written) setWritten(found);
  return written !== null && fields?.[written] ? written : null;
}
