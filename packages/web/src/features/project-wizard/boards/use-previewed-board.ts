import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { inOneName, pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { useCallback } from 'react';
import { drawnWords } from '../../../components/preview/drawn-words.ts';
import { focusField } from '../form/control-of.ts';
import type { Previewed } from '../preview/previewed.ts';
import { useWrittenField } from '../preview/use-written-field.ts';
import { formatWords } from './format-words.ts';
import { useBoardDrawing } from './use-board-drawing.ts';

const TOUCH = 'Touchez un mot du board pour le changer.';

/** What the drawing is: what will be printed or shown, or the place of prices that are in photos. */
function noteOf({ kind }: Wizard, { brief }: Board): string {
  const { texte = '', photo = {} } = brief?.pricelist ?? {};
  if (texte.trim() === '' && Object.keys(photo).length > 0)
    return 'L’agence met sur ce board les prix de vos photos. Le bon de commande montre vos photos.';
  const verb = KIND_FACTS[kind].deliversFiles ? 's’affiche' : 's’imprime';
  return `Ce que vous écrivez ${verb} ici. ${TOUCH}`;
}

/** Format of a board, beside its title. */
export function formatDetail({ format }: Board): string {
  if (!format) return 'format à choisir';
  const { name, size } = formatWords(format);
  return `${name} ${size}`;
}

/** A drawing of a board as a text alternative: its name, then its content. */
export function boardInWords(label: string, drawing: Pick<Drawing, 'marks'>): string {
  return `${label}\u00a0: ${drawnWords(drawing)}`;
}

/** A board at its place in the order. */
export interface PreviewedBoard {
  wizard: Wizard;
  board: Board;
  rank: number;
  label: string;
}

/** The preview of a board of the order; null while it has no format. */
export function usePreviewedBoard({ wizard, board, rank, label }: PreviewedBoard): Previewed | null {
  const drawing = useBoardDrawing(board, board.format);
  const at = `boards.${rank}.`;
  const written = useWrittenField(drawing, at);
  const nameOf = useCallback(
    (path: string) => inOneName(pathName(wizard, at + path)?.words.slice(1) ?? []),
    [wizard, at],
  );
  const onTouch = useCallback((path: string) => focusField(at + path), [at]);
  if (drawing === null) return null;
  return {
    title: 'Votre board',
    detail: formatDetail(board),
    thing: 'le board',
    drawing,
    label: boardInWords(label, drawing),
    written,
    part: written ?? Object.keys(drawing.fields)[0],
    nameOf,
    onTouch,
    note: noteOf(wizard, board),
  };
}
