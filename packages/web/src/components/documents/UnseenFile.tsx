import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import { buttonClass } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Icon } from '../Icon.tsx';

/** A file that a browser cannot display: its name, and a download. */
export function UnseenFile({ url, name }: { url: string; name: string }) {
  return (
    <EmptyState
      title={name}
      action={
        <a className={buttonClass({})} href={`${url}?telecharger=1`}>
          <Icon of={IconFile} />
          Télécharger
        </a>
      }
    >
      Ce fichier ne s’affiche pas ici : téléchargez-le pour l’ouvrir.
    </EmptyState>
  );
}
