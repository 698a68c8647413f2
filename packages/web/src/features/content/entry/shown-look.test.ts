import { expect, it } from 'vitest';
import { shownLook } from './shown-look.ts';

it('leaves out what is blank, and reads amounts', () => {
  const look = {
    word: '',
    inks: { ground: '', paper: 'creme' },
    soft: '0,5',
    drink: { image: '', height: '1' },
  };
  expect(shownLook(look)).toEqual({ inks: { paper: 'creme' }, soft: 0.5 });
  expect(shownLook({ inks: { ground: '' }, soft: '' })).toBeUndefined();
  expect(shownLook({ soft: '7' })).toEqual({ soft: 1 });
  const drink = { image: '/catalogue/a.svg', height: '0,86' };
  expect(shownLook({ drink })).toEqual({ drink: { ...drink, height: 0.86 } });
});
