import { UploadRow } from '../../../components/uploads/UploadRow.tsx';
import type { useUploads } from '../../../components/uploads/use-uploads.ts';
import '../../../components/uploads/Upload.css';

/** Uploads in progress. */
export function UploadRows({ uploads }: { uploads: readonly ReturnType<typeof useUploads>[] }) {
  if (uploads.every(({ pending }) => pending.length === 0)) return null;
  return (
    <ul className="upload-list">
      {uploads.map((sort) =>
        sort.pending.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => sort.retry(upload)}
            onCancel={() => sort.cancel(upload.key)}
          />
        )),
      )}
    </ul>
  );
}
