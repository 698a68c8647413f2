import QRCode from 'qrcode';
import sharp from 'sharp';

/** A photograph of so many pixels. */
export async function photo(width: number, height: number, cmyk = true): Promise<Buffer> {
  const drawing = `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">
    <rect width="100%" height="100%" fill="#885544"/><circle cx="50%" cy="50%" r="30%" fill="#ffcc33"/></svg>`;
  const picture = sharp(Buffer.from(drawing)).flatten({ background: '#885544' });
  return (cmyk ? picture.toColourspace('cmyk') : picture).jpeg({ quality: 80 }).toBuffer();
}

/** A QR code of so many pixels. */
export function codePicture(width: number): Promise<Buffer> {
  return QRCode.toBuffer('https://ardoise.example/q/brasserie-du-quai', {
    type: 'png',
    errorCorrectionLevel: 'M',
    margin: 1,
    width,
  });
}
