import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PickerZoom } from './PickerZoom.tsx';
import { BoardPicture } from './preview/BoardPicture.tsx';

const nothing = () => undefined;
const BOARD = {
  id: 'menu-simple',
  name: 'Menu simple 2 éléments',
  field_type_de_board: 'Menu',
  field_state_name_brief: 'menu-simple-2-pet-50-coke',
  field_image_board: '',
};
const zoomed = (image: string | undefined, drawing?: React.ReactNode) =>
  renderToStaticMarkup(
    <PickerZoom
      item={{ id: BOARD.id, name: BOARD.name, detail: undefined, image }}
      drawing={drawing}
      chosen={false}
      mode="many"
      readOnly={false}
      onToggle={nothing}
      onClose={nothing}
    />,
  );

it('shows a picture, or the drawing of a board without one, and no empty frame', () => {
  const drawing = <BoardPicture board={BOARD} />;
  expect(zoomed('/a.png', drawing)).toContain('src="/a.png"');
  expect(zoomed(undefined, drawing)).toMatch(/picker-zoomed.*<svg/s);
  expect(zoomed(undefined)).not.toContain('picker-zoomed');
});
