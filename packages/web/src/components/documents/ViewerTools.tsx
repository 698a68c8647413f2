import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { buttonClass, IconButton } from '../Button.tsx';
import { formatPercent } from '../format-number.ts';
import { Icon } from '../Icon.tsx';
import { isLast, zoomed } from './viewer-zoom.ts';

interface ViewerToolsProps {
  /** 1 fits the page. */
  zoom: number;
  onZoom: (zoom: number) => void;
  downloadUrl: string;
  children: ReactNode;
}

/** Zoom, the other tools, and download. */
export function ViewerTools({ zoom, onZoom, downloadUrl, children }: ViewerToolsProps) {
  const whole = zoom <= 1;
  const size = whole ? 'Page entière' : formatPercent(zoom * 100);
  return (
    <div className="viewer-tools">
      <span className="viewer-group">
        <IconButton
          icon={IconMinus}
          label="Réduire"
          aria-keyshortcuts="-"
          disabled={whole}
          onClick={() => onZoom(Math.max(1, zoomed(zoom, -1)))}
        />
        <button
          type="button"
          className={buttonClass({ tone: 'text' })}
          aria-keyshortcuts="0"
          onClick={() => onZoom(1)}
          aria-label={whole ? size : `Zoom ${size}, page entière`}
        >
          {size}
        </button>
        <IconButton
          icon={IconPlus}
          label="Agrandir"
          aria-keyshortcuts="+"
          disabled={isLast(zoom, 1)}
          onClick={() => onZoom(zoomed(zoom, 1))}
        />
      </span>
      {children}
      <a className={buttonClass({ tone: 'text' })} href={downloadUrl} aria-label="Télécharger">
        <Icon of={IconDownload} />
        <span className="viewer-word">Télécharger</span>
      </a>
    </div>
  );
}
