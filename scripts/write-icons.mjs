// Draws the icons of the installed application from the favicon: node scripts/write-icons.mjs
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from './installation.mjs';

const PUBLIC = path.join(ROOT, 'packages', 'web', 'public');
const favicon = readFileSync(path.join(PUBLIC, 'favicon.svg'), 'utf8');
/** Systems cut their own shape: slate to the edge, the drawing in the middle, whose circle of 80 % every shape leaves. */
const maskable = favicon.replace(' rx="6"', '').replace('translate(3 1)', 'translate(6.9 5.6) scale(0.7)');

const ICONS = [
  { file: 'icon-192.png', drawing: favicon, size: 192 },
  { file: 'icon-512.png', drawing: favicon, size: 512 },
  { file: 'icon-maskable-512.png', drawing: maskable, size: 512 },
  { file: 'apple-touch-icon.png', drawing: maskable, size: 180 },
];

for (const { file, drawing, size } of ICONS)
  await sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(path.join(PUBLIC, file));
