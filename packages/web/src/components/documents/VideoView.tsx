import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { useState } from 'react';
import { UnseenFile } from './UnseenFile.tsx';

/** Types that every supported browser plays. */
const PLAYED: readonly string[] = ['video/mp4', 'video/webm'];

export function isPlayed({ mime }: Pick<ProjectFile, 'mime'>): boolean {
  return PLAYED.includes(mime);
}

/** A video in the browser's own player. Starts muted, for use in a café or an office. */
export function VideoView({ file, width }: { file: ProjectFile; width: number }) {
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
