import type { PictureCrop } from '@ardoise/domain/catalogue/picture-crop.ts';
import { useEffect, useState } from 'react';
import { originalOf } from './use-picture.ts';

/** Longest side of the preview in pixels: a tile's at a density of 2. */
const SIDE = 352;

function drawPart(picture: HTMLImageElement, { x, y, largeur, hauteur }: PictureCrop): string {
  const [width, height] = [largeur * picture.naturalWidth, hauteur * picture.naturalHeight];
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      x * picture.naturalWidth,
      y * picture.naturalHeight,
      width,
      height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  return canvas.toDataURL('image/webp', 0.9);
}

/** The source of a picture as the frame over it stands, before it is cut; its address while no frame was moved. */
export function useCroppedSource(address: string, wanted: PictureCrop | undefined): string {
  const [original, setOriginal] = useState<HTMLImageElement>();
  const [source, setSource] = useState('');
  const isFramed = wanted !== undefined;
  useEffect(() => {
    setOriginal(undefined);
    if (!isFramed) return;
    const picture = new Image();
    picture.onload = () => setOriginal(picture);
    picture.src = originalOf(address);
    return () => {
      picture.onload = null;
    };
  }, [address, isFramed]);
  useEffect(() => {
    if (original === undefined || wanted === undefined) return;
    // Once a frame, however often the pointer moves.
    const frame = requestAnimationFrame(() => setSource(drawPart(original, wanted)));
    return () => cancelAnimationFrame(frame);
  }, [original, wanted]);
  return isFramed && original !== undefined && source !== '' ? source : address;
}
