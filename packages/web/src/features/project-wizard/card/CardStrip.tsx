import { PreviewStrip } from '../preview/PreviewStrip.tsx';
import { useCardPreview } from './card-preview.ts';
import { NoPreview } from './NoPreview.tsx';

/** Below 1180 px, on the steps whose answers are on the card. */
export function CardStrip() {
  const { previewed, failed, again } = useCardPreview();
  if (previewed?.part === undefined) return null;
  return <PreviewStrip previewed={previewed}>{failed && <NoPreview again={again} />}</PreviewStrip>;
}
