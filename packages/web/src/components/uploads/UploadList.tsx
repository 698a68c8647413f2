import { UploadRow } from './UploadRow.tsx';
import type { usePickedFiles } from './use-picked-files.ts';

/** The uploads under way, each with cancel and retry. */
export function UploadList({
  pending,
  retry,
  cancel,
}: Pick<ReturnType<typeof usePickedFiles>, 'pending' | 'retry' | 'cancel'>) {
  if (pending.length === 0) return null;
  return (
    <ul className="upload-list">
      {pending.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload)}
          onCancel={() => cancel(upload.key)}
        />
      ))}
    </ul>
  );
}
