/**
 * Printed on a menu that gets folded and stained: error correction Q tolerates the loss of a quarter. The quiet zone of
 * four modules is part of the picture, so that no layout can lose it.
 */
const PRINT = { errorCorrectionLevel: 'Q', margin: 4 } as const;
/** Ten centimetres at 300 dpi. */
const PNG_WIDTH = 1200;

/** URL encoded in the printed code (specification/qr-codes.md#the-printed-code). */
export function qrCodeAddress(publicUrl: string, code: string): string {
  return `${publicUrl}/q/${code}`;
}

export async function drawPng(address: string): Promise<Buffer> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.toBuffer(address, { ...PRINT, type: 'png', width: PNG_WIDTH });
}

export async function drawSvg(address: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.toString(address, { ...PRINT, type: 'svg' });
}
