import type { Board } from '@ardoise/domain/catalogue/board.ts';
import { lookOf } from '@ardoise/domain/drawing/boards/board-look.ts';
import { layoutBoard } from '@ardoise/domain/drawing/boards/layout-board.ts';
import { useMemo } from 'react';
import { Preview } from './Preview.tsx';

/** The format in which a board without a picture is shown. */
const SHOWN_FORMAT = 'Horizontal 60x90cm';

/** Draws a board of the catalogue, still blank, as its variant and its look say. */
function DrawnBoard({ board }: { board: Board }) {
  const { name, field_type_de_board: type, field_state_name_brief: state } = board;
  const drawing = useMemo(
    () => layoutBoard({ state }, SHOWN_FORMAT, lookOf({ name, type, state }, [board])),
    [board, name, type, state],
  );
  return drawing && <Preview drawing={drawing} label="" />;
}

/** A board of the catalogue: its picture, or its drawing while it has none. */
export function BoardPicture({ board }: { board: Board }) {
  if (board.field_image_board === '') return <DrawnBoard board={board} />;
  return <img src={board.field_image_board} alt="" loading="lazy" />;
}
