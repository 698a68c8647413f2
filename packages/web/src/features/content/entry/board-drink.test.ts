import { expect, it } from 'vitest';
import { BOARD_DRINK, withPicture } from './board-drink.ts';

it('gives a drawn drink its height, and takes it with the picture', () => {
  const drawn = withPicture({}, BOARD_DRINK.path, '/a.webp');
  expect(drawn).toEqual({ field_apercu: { drink: { image: '/a.webp', height: '1' } } });
  expect(withPicture(drawn, BOARD_DRINK.path, '')).toEqual({
    field_apercu: { drink: { image: '', height: '' } },
  });
  expect(withPicture({}, 'image', '/b.webp')).toEqual({ image: '/b.webp' });
});
