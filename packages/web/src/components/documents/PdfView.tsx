import { useCallback, useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx';
import { PdfPage } from './PdfPage.tsx';
import { UnseenFile } from './UnseenFile.tsx';
import { usePdf } from './use-pdf.ts';

interface PdfViewProps {
  url: string;
  name: string;
  page: number;
  width: number;
  onPages: (pages: number) => void;
  onShape?: ((ratio: number) => void) | undefined;
}

/** The current page of a PDF. */
export function PdfView({ url, name, page, width, onPages, onShape }: PdfViewProps) {
  const pdf = usePdf(url);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const pages = pdf.state === 'open' ? pdf.pdf.numPages : 0;
  useEffect(() => {
    if (pages > 0) onPages(pages);
  }, [pages, onPages]);
  if (pdf.state === 'failed' || failed) return <UnseenFile url={url} name={name} />;
  if (pdf.state === 'loading') {
    return (
      <SkeletonGroup label="Ouverture du document">
        <Skeleton width={width} height={width * 1.41} />
      </SkeletonGroup>
    );
  }
  return (
    <PdfPage
      pdf={pdf.pdf}
      page={page}
      width={width}
      label={`${name}, page ${page} sur ${pages}`}
      onShape={onShape}
      onFailed={fail}
    />
  );
}
