import qrcode from 'qrcode';

/**
 * Printed on a menu that gets folded and spilt on: quartile correction reads with a quarter of it gone. The quiet zone
 * of four modules is part of the picture, so that no layout can lose it.
 */
const PRINT = { errorCorrectionLevel: 'Q', margin: 4 } as const;
/** Ten centimetres at 300 dots an inch. */
const PNG_WIDTH = 1200;

/** What the printed code holds (specification/qr-codes.md#the-printed-code). */
export function qrCodeAddress(publicUrl: string, code: string): string {
  return `${publicUrl}/q/${code}`;
}

export function drawPng(address: string): Promise<Buffer> {
  return qrcode.toBuffer(address, { ...PRINT, type: 'png', width: PNG_WIDTH });
}

export function drawSvg(address: string): Promise<string> {
  return qrcode.toString(address, { ...PRINT, type: 'svg' });
}
