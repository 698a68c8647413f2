import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import { buttonClass } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Icon } from '../Icon.tsx';
import { UNSEEN_FILE } from './page-words.ts';

interface UnseenFileProps {
  url: string;
  name: string;
  /** Why. */
  words?: string;
}

/** A file that a browser cannot display: its name, why, and a download. */
export function UnseenFile({ url, name, words = UNSEEN_FILE }: UnseenFileProps) {
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
      {words}
    </EmptyState>
  );
}
