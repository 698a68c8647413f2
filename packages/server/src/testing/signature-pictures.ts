import sharp from 'sharp';

let drawn: Promise<string> | undefined;

/** A signature as the pad produces it: a PNG data URL of a hand-drawn line. Cached. */
export function drawnSignature(): Promise<string> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<string> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><path d="M80 200 C 160 60, 200 300, 280 160 S 420 80, 520 180" fill="none" stroke="#1f262a" stroke-width="6"/></svg>';
  return `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`;
}

/** The empty pad's picture. */
export async function emptyPad(): Promise<string> {
  const blank = sharp({ create: { width: 640, height: 320, channels: 4, background: '#ffffff' } });
  return `data:image/png;base64,${(await blank.png().toBuffer()).toString('base64')}`;
}
