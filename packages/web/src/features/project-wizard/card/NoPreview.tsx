import { Button } from '../../../components/Button.tsx';
import { NO_PREVIEW } from './use-card-layout.ts';
import './NoPreview.css';

/** In the place of a preview that failed or is not up to date, with a retry. */
export function NoPreview({ again }: { again: () => void }) {
  return (
    <p className="no-preview">
      <span>{NO_PREVIEW}</span>
      <Button onClick={again}>Réessayer</Button>
    </p>
  );
}
