import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type SeededRandom, seededRandom } from '../seed/seeded-random.ts';
import { lettering } from './lettering.ts';

/** A photograph of a café's present card, as a delegate would take it. */
export interface CardPhoto {
  name: string;
  bytes: Buffer;
  sha256: string;
  width: number;
  height: number;
  dpi: number;
}

const [WIDTH, HEIGHT, DPI] = [1500, 1125, 300];

interface Shot {
  name: string;
  table: [string, string];
  paper: string;
  text: string;
  title: 'CARTE' | 'MENU';
  turn: number;
  columns: 1 | 2;
}

const SHOTS: Shot[] = [
  {
    name: 'carte-recto',
    table: ['#8a5f3c', '#7a5232'],
    paper: '#f4eedd',
    text: '#2b2a28',
    title: 'CARTE',
    turn: -4,
    columns: 2,
  },
  {
    name: 'carte-verso',
    table: ['#8a5f3c', '#7a5232'],
    paper: '#f1ead6',
    text: '#2b2a28',
    title: 'MENU',
    turn: 3,
    columns: 1,
  },
  {
    name: 'carte-ardoise',
    table: ['#b9b4aa', '#aca699'],
    paper: '#33393d',
    text: '#e9e6dc',
    title: 'MENU',
    turn: -2,
    columns: 1,
  },
  {
    name: 'carte-boissons',
    table: ['#d8d3c9', '#cbc5b8'],
    paper: '#fbf9f2',
    text: '#5a2220',
    title: 'CARTE',
    turn: 6,
    columns: 2,
  },
];

function dishes(random: SeededRandom, x: number, width: number, text: string): string {
  return Array.from({ length: 13 }, (_, row) => {
    const y = 300 + row * 44;
    if (row % 5 === 0) return `<path d="M${x} ${y}h${width * 0.4}" stroke="${text}" stroke-width="11"/>`;
    const name = width * (0.35 + 0.3 * random.next());
    return `<path d="M${x} ${y}h${name}M${x + width - 44} ${y}h44" stroke="${text}" stroke-width="6" opacity=".85"/><path d="M${x + name + 16} ${y}H${x + width - 60}" stroke="${text}" stroke-width="3" stroke-dasharray="1 11" opacity=".6"/>`;
  }).join('');
}

function scene(shot: Shot, random: SeededRandom): string {
  const planks = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M0 ${i * 140 + random.between(-8, 8)}h${WIDTH}" stroke="#000" stroke-opacity=".16" stroke-width="${random.between(2, 5)}"/><path d="M${random.between(0, 900)} ${i * 140 + 60}q240 ${random.between(-20, 20)} ${random.between(300, 700)} 0" stroke="${shot.table[1]}" stroke-width="26" fill="none" opacity=".5"/>`,
  );
  const columns =
    shot.columns === 2
      ? dishes(random, 440, 270, shot.text) + dishes(random, 790, 270, shot.text)
      : dishes(random, 480, 540, shot.text);
  const rim = 'M370 70h760v950H370z';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs><radialGradient id="light" cx=".35" cy=".25" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient></defs>
<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${shot.table[0]}"/>${planks.join('')}
<g transform="rotate(${shot.turn} 750 560)"><path d="${rim}" fill="#000" opacity=".28" transform="translate(16 20)"/><path d="${rim}" fill="${shot.paper}"/><path d="${lettering(shot.title, 750, 140, 84)}" stroke="${shot.text}" stroke-width="13"/>${columns}<path d="M640 950h220" stroke="${shot.text}" stroke-width="4"/></g>
<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#light)"/></svg>`;
}

async function shoot(shot: Shot, seed: number): Promise<CardPhoto> {
  const bytes = await sharp(Buffer.from(scene(shot, seededRandom(seed))))
    .blur(0.8)
    .jpeg({ quality: 76 })
    .withMetadata({ density: DPI })
    .toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: shot.name, bytes, sha256, width: WIDTH, height: HEIGHT, dpi: DPI };
}

/** Photographs to attach to the demonstration's projects. */
export function cardPhotos(): Promise<CardPhoto[]> {
  return Promise.all(SHOTS.map(shoot));
}
