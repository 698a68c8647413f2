import { cardAsCells } from '@ardoise/domain/card-text/card-copy.ts';
import { wholeCard } from '@ardoise/domain/card-text/whole-card.ts';
import { readCardTextFile } from '@ardoise/domain/contract/card-text.ts';
import { readDrawingStart } from '@ardoise/domain/contract/drawings.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { hasCardText } from '@ardoise/domain/projects/has-card-text.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { addressOf } from '../../../api/request.ts';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useToast } from '../../../components/Toast.tsx';

/** The card's text, as cells to paste or as a Word file. */
function CardCopies({ project }: { project: Project }) {
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
    <>
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
    </>
  );
}

/** What the layout of an order drawn at its size may start from: that drawing, and the words of a card. */
export function AgencyStart({ project }: { project: Project }) {
  return (
    <>
      <p className="actions">
        {hasCardText(project) && <CardCopies project={project} />}
        <a
          className={buttonClass({ tone: 'line' })}
          href={addressOf(readDrawingStart, { params: { id: project._id.$oid } })}
          download
        >
          <Icon of={IconFileDownload} />
          Partir de l’aperçu
        </a>
      </p>
      <p className="meta">
        L’aperçu en PDF à son format, en CMJN, texte vif et 3{'\u00a0'}mm de fonds perdus{'\u00a0'}: un point
        de départ, pas le fichier d’exécution.
      </p>
    </>
  );
}
