import { isImpossibleTime, signedOfflineInWords } from '@ardoise/domain/projects/clock-in-words.ts';
import { erasedInWords } from '@ardoise/domain/projects/erased-in-words.ts';
import { onBehalfInWords } from '@ardoise/domain/projects/on-behalf-in-words.ts';
import { openPicture } from '../../../pictures/open-picture.ts';
import { CONTENT_WIDTH, DOTS, HAIR, INK_2, INK_3, PAGE, SHEET } from './ink.ts';
import { spokenDay, spokenInstant } from './paris-time.ts';
import type { SetLine, TextStyle } from './printed-text.ts';
import type { Sheet } from './sheet.ts';

/** A given signature; `image` is its PNG, 640 by 320. */
export interface PrintedSignature {
  role: 'client' | 'dc';
  nom: string;
  qualite: string;
  mode: 'trace' | 'clavier';
  image: Buffer;
  /** ISO 8601. */
  t_signature: string;
  /** SHA-256 of the signed content, in hex. */
  empreinte: string;
  /** What the signer read about the data; none for a signature of before it was kept. */
  notice?: string;
  /** When its picture was destroyed, at the end of the retention; ISO 8601. */
  erased_at?: string | null;
  /** Of one that was given without a network: when it was received, ISO 8601. */
  received_at?: string | null;
  device_clock_ms?: number | null;
  sent_clock_ms?: number | null;
  drawn_with?: string | null;
  /** When the order was begun, ISO 8601. */
  begun?: string;
  /** Names of who brought it in on somebody's behalf, and of that person. */
  brought_by?: string;
  behalf_of?: string;
}

const GAP = 20;
const WIDTH = (CONTENT_WIDTH - GAP) / 2;
const PAD = WIDTH * 0.42;
const HEIGHT = PAD + 112;
/** What is said of a signature without a network takes up to seven lines. */
const OFFLINE_LINES = 67;
/** Who brought it in on whose behalf takes up to two lines. */
const BEHALF_LINES = 26;
const ROLE: TextStyle = { font: 'bold', size: 8.5, colour: INK_2 };
const NAME: TextStyle = { font: 'bold', size: 11 };
const DETAIL: TextStyle = { font: 'body', size: 8.5, colour: INK_2 };
const HASH: TextStyle = { font: 'body', size: 7.2, colour: INK_3, leading: 1.3 };

const ROLES = { client: 'Le client', dc: 'Le délégué commercial' } as const;
const MODES = { trace: '', clavier: ', au clavier' } as const;

/** The byte of a PNG that says what its pixels are, and what it says of shades of grey. */
const COLOUR_TYPE = 25;
const GREYSCALE = 0;

/** Removes transparency, which PDF stores as a second picture; signatures in shades of grey have none. */
async function onPaper(image: Buffer): Promise<Buffer> {
  if (image[COLOUR_TYPE] === GREYSCALE) return image;
  return (await openPicture(image))
    .flatten({ background: SHEET })
    .png({ palette: true, colours: 16 })
    .toBuffer();
}

function drawPad(sheet: Sheet, x: number, y: number, { nom, image }: PrintedSignature): void {
  sheet.structure.figure(`Signature de ${nom}`, () => paintPad(sheet, x, y, image));
}

function paintPad(sheet: Sheet, x: number, y: number, image: Buffer): void {
  sheet.pdf.roundedRect(x, y, WIDTH, PAD, 6).fill(SHEET);
  sheet.pdf.lineWidth(0.8).strokeColor(HAIR).roundedRect(x, y, WIDTH, PAD, 6).stroke();
  sheet.pdf.image(image, x + 4, y + 4, { fit: [WIDTH - 8, PAD - 8], align: 'center', valign: 'center' });
  sheet.pdf.lineWidth(0.9).lineCap('round').strokeColor(DOTS).dash(0.01, { space: 3.4 });
  sheet.pdf
    .moveTo(x + 16, y + PAD - 22)
    .lineTo(x + WIDTH - 16, y + PAD - 22)
    .stroke()
    .undash();
}

/** Empty for one with a network. */
function offlineWords(signature: PrintedSignature): string {
  const { t_signature, received_at, device_clock_ms, sent_clock_ms, drawn_with, begun } = signature;
  if (!received_at) return '';
  return signedOfflineInWords({
    received: `${spokenInstant(received_at)}, heure de Paris`,
    offset: device_clock_ms ?? null,
    sentOffset: sent_clock_ms ?? null,
    isImpossible: isImpossibleTime(
      { shown: t_signature, received: received_at, begun: begun ?? t_signature },
      device_clock_ms ?? null,
      sent_clock_ms ?? null,
    ),
    drawnWith: drawn_with ? spokenDay(new Date(drawn_with)) : null,
  });
}

function drawBox(sheet: Sheet, signature: PrintedSignature, x: number): void {
  const { type } = sheet;
  let y = sheet.y;
  const say = (lines: SetLine[], style: TextStyle) =>
    sheet.structure.paragraph(() => {
      y = type.drawLines(lines, x, y, style);
    });
  say([type.oneLine(ROLES[signature.role], WIDTH, ROLE)], ROLE);
  drawPad(sheet, x, y + 3, signature);
  y += PAD + 9;
  say([type.oneLine(signature.nom, WIDTH, NAME)], NAME);
  say([type.oneLine(signature.qualite, WIDTH, DETAIL)], DETAIL);
  const { nom, brought_by: apporteePar, behalf_of: pourLeCompteDe } = signature;
  const behalf = onBehalfInWords({ nom, apporteePar, pourLeCompteDe });
  if (behalf !== '') say(type.wrap(behalf, WIDTH, DETAIL), DETAIL);
  const moment = `Signé le ${spokenInstant(signature.t_signature)}, heure de Paris${MODES[signature.mode]}${signature.erased_at ? `, image ${erasedInWords(signature.erased_at, 'effacée')}` : ''}`;
  say(type.wrap(moment, WIDTH, DETAIL), DETAIL);
  const offline = offlineWords(signature);
  if (offline !== '') say(type.wrap(offline, WIDTH, HASH), HASH);
  y += 4;
  const hash = `Empreinte SHA-256 du contenu signé\u00a0:\n${signature.empreinte.replace(/(.{8})(?=.)/g, '$1 ')}`;
  say(type.wrap(hash, WIDTH, HASH), HASH);
}

/** The signatures side by side, the client's first, unbreakable. */
export async function signatureBoxes(sheet: Sheet, signatures: readonly PrintedSignature[]): Promise<void> {
  const isOffline = signatures.some((signature) => signature.received_at);
  const hasBehalf = signatures.some((signature) => signature.behalf_of);
  const height = HEIGHT + (isOffline ? OFFLINE_LINES : 0) + (hasBehalf ? BEHALF_LINES : 0);
  sheet.need(height);
  for (const [index, signature] of (sheet.isTrial ? [] : signatures).entries()) {
    const image = await onPaper(signature.image);
    drawBox(sheet, { ...signature, image }, PAGE.left + index * (WIDTH + GAP));
  }
  sheet.y += height;
}
