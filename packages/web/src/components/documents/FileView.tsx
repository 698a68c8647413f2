import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { useState } from 'react';
import { PdfView } from './PdfView.tsx';
import { usePageDescription } from './page-description.ts';
import { UnseenFile } from './UnseenFile.tsx';

/** Types that every supported browser plays. */
const PLAYED: readonly string[] = ['video/mp4', 'video/webm'];

function isPlayed({ mime }: Pick<ProjectFile, 'mime'>): boolean {
  return PLAYED.includes(mime);
}

/** A video in the browser's own player. Starts muted, for use in a café or an office. */
function VideoView({ file, width }: { file: ProjectFile; width: number }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <UnseenFile url={file.url} name={shownFileName(file.filename)} />;
  return (
    <video
      className="viewer-video"
      src={file.url}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={shownFileName(file.filename)}
      style={{ width }}
      onError={() => setBroken(true)}
    />
  );
}

interface FileViewProps {
  file: ProjectFile;
  /** On screen, in pixels. */
  width: number;
  /** 1-based. */
  page: number;
  /** Called once rendered, with the number of pages. */
  onPages: (pages: number) => void;
  /** What is said of an image, in place of its name. */
  alt?: string | undefined;
  /** Called with the page's width divided by its height. */
  onShape?: ((ratio: number) => void) | undefined;
}

/** Renders a file in the browser: an image, a page of a PDF, a video; else its name and a download. */
export function FileView({ file, width, page, alt, onPages, onShape }: FileViewProps) {
  const [broken, setBroken] = useState(false);
  const described = usePageDescription();
  if (file.mime === 'application/pdf') {
    return (
      <PdfView
        url={file.url}
        name={shownFileName(file.filename)}
        page={page}
        width={width}
        onPages={onPages}
        onShape={onShape}
      />
    );
  }
  if (isPlayed(file)) return <VideoView file={file} width={width} />;
  if (broken || !file.mime.startsWith('image/') || file.width === null) {
    return <UnseenFile url={file.url} name={shownFileName(file.filename)} />;
  }
  return (
    <img
      src={file.url}
      alt={alt || shownFileName(file.filename)}
      aria-describedby={described}
      width={file.width}
      height={file.height ?? undefined}
      style={{ width }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        onPages(1);
        onShape?.(naturalWidth / naturalHeight);
      }}
      onError={() => setBroken(true)}
    />
  );
}
