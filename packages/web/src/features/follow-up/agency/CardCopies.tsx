import { cardAsCells } from '@ardoise/domain/card-text/card-copy.ts';
import { wholeCard } from '@ardoise/domain/card-text/whole-card.ts';
import { readCardTextFile } from '@ardoise/domain/contract/card-text.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { addressOf } from '../../../api/request.ts';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useToast } from '../../../components/Toast.tsx';

/** The card's text for the agency's layout: as cells to paste, or as a Word file. */
export function CardCopies({ project }: { project: Project }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(cardAsCells(wholeCard(project)));
      toast({ message: 'La carte est copiée\u00a0: section, nom, détail, volume et prix.' });
    } catch {
      // Clipboard access is refused: the file has the same words.
      toast({ tone: 'stop', message: 'La carte n’a pas pu être copiée\u00a0: prenez le fichier .docx.' });
    }
  };
  return (
    <p className="actions">
      <Button icon={IconCopy} onClick={() => void copy()}>
        Copier la carte
      </Button>
      <a
        className={buttonClass({ tone: 'text' })}
        href={addressOf(readCardTextFile, { params: { id: project._id.$oid } })}
        download
      >
        <Icon of={IconFileDownload} />
        Carte en .docx
      </a>
    </p>
  );
}
