import { downloadProject } from '@ardoise/domain/contract/printing.ts';
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';

/** All documents in one file. Requested on demand: its URL is valid for an hour. */
export function ZipDownload({ id }: { id: string }) {
  const zip = useMutation({
    mutationFn: () => request(downloadProject, { params: { id } }),
    // An attachment: the browser stays on the page.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="documents-zip">
      <Button icon={IconFileZip} busy={zip.isPending} onClick={() => zip.mutate()}>
        Tout télécharger (zip)
      </Button>
      {zip.error && (
        <Banner tone="stop" role="alert">
          {messageOf(zip.error)}
        </Banner>
      )}
    </div>
  );
}
