import { block, flat, ink, plate, SHEET, shine, tint } from './print.ts';
import { box, disc, oval, segment } from './shapes.ts';

const RED = '#a82a1e';

/** Objects of a café, in pictures of 84 by 84 units. */
export const OBJECT_DRAWINGS: Record<string, string[]> = {
  vin: [
    plate(
      flat('M18 8h10v16q7 5 7 14v34q0 4-4 4H15q-4 0-4-4V38q0-9 7-14z', '#35523f'),
      flat(box(11, 44, 24, 20), SHEET),
      tint('M16 50h14M18 55h10', RED, 1.8),
      ink('M18 8h10v16q7 5 7 14v34q0 4-4 4H15q-4 0-4-4V38q0-9 7-14zM11 44h24M11 64h24M18 16h10'),
      flat(box(18, 8, 10, 8), RED),
      shine('M15.500 38v3M15.500 68v4'),
    ),
    plate(
      flat('M46 22h28q3 24-14 26q-17-2-14-26z', '#e3eae2'),
      flat('M45.600 32h28.800q-1 15-14.400 16q-13.400-1-14.400-16z', '#8b2035'),
      ink('M46 22h28q3 24-14 26q-17-2-14-26z'),
      ink('M45.600 32h28.800', 1),
      ink('M60 48v24'),
      flat(oval(60, 74, 12, 2.6), '#e3eae2'),
      ink(oval(60, 74, 12, 2.6)),
      shine('M51 36q1 5 4 7'),
    ),
  ],
  toque: [
    plate(
      block('M22 50q-14-2-12-15t15-12q5-12 18-12t17 11q14-2 15 11t-12 17z', SHEET),
      ink('M30 38q-2 6 0 12M42 36v14M54 38q2 6 0 12', 1.1),
      block('M22 50h41v18q-20 5-41 0z', SHEET),
      flat('M22 60.500h41v5.500q-20 5-41 0z', RED),
      ink('M22 59q20 4 41 0', 1.1),
    ),
  ],
  terrasse: [
    plate(
      block('M42 8Q14 12 8 34h68Q70 12 42 8z', SHEET),
      flat(
        'M42 8Q26 14 22 34h13Q36 16 42 8zM42 8q7 8 8 26h13Q58 14 42 8zM42 8Q14 12 8 34h5Q20 14 42 8zM42 8q28 4 34 26h-4Q64 14 42 8z',
        RED,
      ),
      ink('M42 8Q14 12 8 34h68Q70 12 42 8zM42 4v4M42 34v22'),
      ink('M42 8Q26 14 22 34M42 8q-6 8-7 26M42 8q7 8 8 26M42 8q16 6 21 26', 1),
    ),
    plate(
      flat(oval(42, 58, 22, 4.6), '#c9a25a'),
      ink(oval(42, 58, 22, 4.6)),
      ink(`${segment(42, 63, 42, 76)}M30 78q12-5 24 0`),
      block('M50 47h7l-1 9h-5z', '#e9cf45', 1.1),
      block('M28 49h8v4q0 3-4 3t-4-3z', SHEET, 1.1),
      ink('M10 56h9v10H8zM8 66v12M19 66v12M74 56h-9v10h11zM76 66v12M65 66v12', 1.3),
      flat(disc(32, 49, 0.1), '#4a2a1d'),
    ),
  ],
};
