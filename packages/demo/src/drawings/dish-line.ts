import { type Marks, tint } from './print.ts';
import { segment } from './shapes.ts';

/** A line of a menu: the dish, `name` long, its dotted leader and its price. */
export function dishLine(x: number, y: number, width: number, name: number, colour: string): Marks {
  const end = x + width;
  return [
    tint(segment(x, y, x + name, y) + segment(end - 4, y, end, y), colour, 1.5),
    tint(segment(x + name + 2.4, y, end - 6, y), colour, 0.8, '.1 2'),
  ];
}
