import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { pageWidthFor } from '@ardoise/domain/projects/page-pictures.ts';
import { useEffect, useRef, useState } from 'react';
import { usePageDescription } from './page-description.ts';
import './PageImage.css';

/** Reduced a little, a picture is sharper than at its own size. */
const MORE = 1.25;

/** The picture of a page that is sharp at so many pixels. */
function pageAddress({ url }: Pick<ProjectFile, 'url'>, page: number, pixels: number): string {
  return `${url}/pages/${page}?largeur=${pageWidthFor(pixels * MORE)}`;
}

interface PageImageProps {
  file: ProjectFile;
  /** 1-based. */
  page: number;
  /** Its width on the screen, in the screen's own pixels. */
  pixels: number;
  label: string;
  /** The first of its pictures is shown. */
  onShown: () => void;
  /** The server has no picture of it. */
  onFailed: () => void;
}

/**
 * A page as a picture of the server. A sharper one takes the place of the present one once it is decoded, away from the
 * page's own thread: nothing flickers or stands still meanwhile.
 */
export function PageImage({ file, page, pixels, label, onShown, onFailed }: PageImageProps) {
  const place = useRef<HTMLDivElement>(null);
  const described = usePageDescription();
  const [largest, setLargest] = useState(0);
  const heard = useRef({ onShown, onFailed });
  useEffect(() => {
    heard.current = { onShown, onFailed };
  });
  const address = pageAddress(file, page, Math.max(pixels, largest / MORE));
  useEffect(() => {
    let isLeft = false;
    const picture = new Image();
    picture.alt = '';
    picture.draggable = false;
    picture.src = address;
    picture.decode().then(
      () => {
        if (isLeft) return;
        place.current?.replaceChildren(picture);
        setLargest((known) => Math.max(known, picture.naturalWidth));
        heard.current.onShown();
      },
      // The present picture stays where there is one.
      () => !isLeft && place.current?.childElementCount === 0 && heard.current.onFailed(),
    );
    return () => {
      isLeft = true;
    };
  }, [address]);
  return (
    <div className="page-image" role="img" aria-label={label} aria-describedby={described} ref={place} />
  );
}
