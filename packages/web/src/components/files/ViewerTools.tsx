import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { buttonClass, IconButton } from '../Button.tsx';
import { formatPercent } from '../format-number.ts';
import { Icon } from '../Icon.tsx';
import { isLast, zoomed } from './viewer-zoom.ts';

interface ViewerToolsProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Pagination: pages of a file, or files. */
  leaf: { name: string; index: number; count: number; onChange: (index: number) => void } | undefined;
  downloadUrl: string;
}

/** Zoom, pages, and download. */
export function ViewerTools({ zoom, onZoom, leaf, downloadUrl }: ViewerToolsProps) {
  return (
    <div className="viewer-tools">
      <span className="viewer-group">
        <IconButton
          icon={IconMinus}
          label="Réduire"
          disabled={isLast(zoom, -1)}
          onClick={() => onZoom(zoomed(zoom, -1))}
        />
        <button
          type="button"
          className={buttonClass({ tone: 'text' })}
          onClick={() => onZoom(1)}
          aria-label={`Zoom ${formatPercent(zoom * 100)}, ajuster`}
        >
          {formatPercent(zoom * 100)}
        </button>
        <IconButton
          icon={IconPlus}
          label="Agrandir"
          disabled={isLast(zoom, 1)}
          onClick={() => onZoom(zoomed(zoom, 1))}
        />
      </span>
      {leaf && leaf.count > 1 && (
        <span className="viewer-group">
          <IconButton
            icon={IconArrowLeft}
            label={`${leaf.name} précédente`}
            disabled={leaf.index === 0}
            onClick={() => leaf.onChange(leaf.index - 1)}
          />
          <span className="number" aria-live="polite">
            {leaf.name} {leaf.index + 1} sur {leaf.count}
          </span>
          <IconButton
            icon={IconArrowRight}
            label={`${leaf.name} suivante`}
            disabled={leaf.index === leaf.count - 1}
            onClick={() => leaf.onChange(leaf.index + 1)}
          />
        </span>
      )}
      <a className={buttonClass({ tone: 'text', className: 'viewer-start' })} href={downloadUrl}>
        <Icon of={IconDownload} />
        <span className="hide-phone">Télécharger</span>
        <span className="only-phone visually-hidden">Télécharger</span>
      </a>
    </div>
  );
}
