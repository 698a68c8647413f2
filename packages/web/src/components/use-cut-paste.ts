import { type ClipboardEvent, useState } from 'react';
import { formatNumber } from './format-number.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Paste {
  value: string;
  /** Length of the replaced selection. */
  selected: number;
  pasted: string;
}

/** Whether a browser truncates pasted text to the field's maximum length, which it does silently. */
export function isCut({ value, selected, pasted }: Paste, maxLength: number): boolean {
  return value.length - selected + pasted.length > maxLength;
}

/** Warning about truncated pasted text, until the field is shortened. */
export function useCutPaste(value: string, maxLength: number | undefined) {
  const [wasCut, setWasCut] = useState(false);
  const longest = maxLength ?? Number.POSITIVE_INFINITY;
  return {
    onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<Control>) => {
      const { selectionStart, selectionEnd } = currentTarget;
      const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
      setWasCut(
        isCut({ value: currentTarget.value, selected, pasted: clipboardData.getData('text') }, longest),
      );
    },
    notice:
      wasCut && value.length >= longest
        ? `Ce champ tient ${formatNumber(longest)} caractères : la fin du texte collé manque.`
        : undefined,
  };
}
