import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import { Button } from '../../../components/Button.tsx';
import { counted, NBSP } from '../../../components/format-number.ts';

interface ReadRemarksProps {
  proof: Pick<ProofVersion, 'version' | 'postIts'>;
  onOpen: (fileId: string) => void;
}

/** The remarks that its readers left on the current version. */
export function ReadRemarks({ proof: { version, postIts }, onOpen }: ReadRemarksProps) {
  const [first] = postIts;
  if (first === undefined) return null;
  return (
    <p>
      <Button tone="text" icon={IconNote} onClick={() => onOpen(first.fichier)}>
        {postIts.length > 1
          ? `Lire les ${counted(postIts.length, 'remarque', 'remarques')}`
          : 'Lire la remarque'}{' '}
        de la version{NBSP}
        {version}
      </Button>
    </p>
  );
}
