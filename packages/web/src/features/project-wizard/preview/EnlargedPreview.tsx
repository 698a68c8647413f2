import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import { Modal } from '../../../components/Modal.tsx';
import { Preview } from '../../../components/preview/Preview.tsx';
import './EnlargedPreview.css';

interface EnlargedPreviewProps {
  title: string;
  /** Its format. */
  detail: string;
  drawing: Pick<Drawing, 'width' | 'height' | 'marks'>;
  label: string;
  printed?: boolean;
  onClose: () => void;
}

/** A drawing as large as the window has room for. */
export function EnlargedPreview({ title, detail, drawing, label, printed, onClose }: EnlargedPreviewProps) {
  return (
    <Modal title={title} description={detail} size="l" onClose={onClose}>
      <div className="enlarged-preview">
        <Preview drawing={drawing} label={label} printed={printed} />
      </div>
    </Modal>
  );
}
