import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import { Button } from '../../../components/Button.tsx';
import { counted, NBSP } from '../../../components/format-number.ts';

interface ReadPostItsProps {
  proof: Pick<ProofVersion, 'version' | 'postIts'>;
  onOpen: (fileId: string) => void;
}

/** The post-its that its readers left on the current version. */
export function ReadPostIts({ proof: { version, postIts }, onOpen }: ReadPostItsProps) {
  const [first] = postIts;
  if (first === undefined) return null;
  return (
    <p>
      <Button tone="text" icon={IconNote} onClick={() => onOpen(first.fichier)}>
        Lire {postIts.length > 1 ? 'les ' : 'le '}
        {counted(postIts.length, 'post-it', 'post-its').replace(/^1\D/, '')} de la version{NBSP}
        {version}
      </Button>
    </p>
  );
}
