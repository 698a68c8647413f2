import { describe, expect, it } from 'vitest';
import { movedTo, nudged, placeOf, withNote, withoutNote, withText } from './post-its.ts';

const picture = { left: 100, top: 50, width: 400, height: 200 } as DOMRect;
const note = (texte: string) => ({ x: 0.5, y: 0.5, texte });

describe('post-its', () => {
  it.each([
    [
      { clientX: 300, clientY: 150 },
      { x: 0.5, y: 0.5 },
    ],
    [
      { clientX: 100, clientY: 250 },
      { x: 0, y: 1 },
    ],
    [
      { clientX: -40, clientY: 900 },
      { x: 0, y: 1 },
    ],
  ])('a pointer at %j is at %j', (pointer, place) => {
    expect(placeOf(pointer, picture)).toEqual(place);
  });

  it.each([
    ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
    ['ArrowDown', true, { x: 0.5, y: 0.55 }],
    ['Enter', false, null],
  ])('%s, shift %s, moves to %j', (key, shift, place) => {
    expect(nudged({ x: 0.5, y: 0.5 }, key, shift)).toEqual(place);
  });

  it('stay inside the picture', () => {
    expect(nudged({ x: 0.004, y: 1 }, 'ArrowLeft', false)).toEqual({ x: 0, y: 1 });
    expect(nudged({ x: 0, y: 0.99 }, 'ArrowDown', true)).toEqual({ x: 0, y: 1 });
  });

  it('are numbered by rank: those after a removed one move up', () => {
    const notes = withNote([note('un'), note('deux')], { x: 0.1, y: 0.2 });
    expect(notes.map(({ texte }) => texte)).toEqual(['un', 'deux', '']);
    expect(withoutNote(notes, 0)).toEqual([note('deux'), { x: 0.1, y: 0.2, texte: '' }]);
  });

  it('are updated one at a time', () => {
    const notes = [note('un'), note('deux')];
    expect(movedTo(notes, 1, { x: 0, y: 0 })).toEqual([note('un'), { x: 0, y: 0, texte: 'deux' }]);
    expect(withText(notes, 0, 'autre')).toEqual([note('autre'), note('deux')]);
  });
});
