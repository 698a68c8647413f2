import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { IconButton } from '../../../components/Button.tsx';
import { useToast } from '../../../components/Toast.tsx';

/** Code to be copied. */
export function CodeSample({ label, text }: { label: string; text: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ message: 'C’est copié.' });
    } catch {
      toast({ tone: 'stop', message: 'La copie a échoué\u00a0: sélectionnez le texte, puis copiez-le.' });
    }
  };
  return (
    <div className="api-description-code">
      <pre>
        <code>{text}</code>
      </pre>
      <IconButton icon={IconCopy} label={`Copier\u00a0: ${label}`} onClick={() => void copy()} />
    </div>
  );
}
