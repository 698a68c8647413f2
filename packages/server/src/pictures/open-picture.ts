import type { Sharp, SharpConstructor } from 'sharp';

/**
 * A picture to transform. Its library is loaded with the first one: most processes start, and many serve for long,
 * without any.
 */
export async function openPicture(...source: Parameters<SharpConstructor>): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(...source);
}
