import { Button } from '../../components/Button.tsx';
import type { SelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import { useToast } from '../../components/Toast.tsx';

// Verbatim (specification/messages.md#by-situation).
const NONE = 'Veuillez sélectionner au moins 1 projet à réaffecter !';

interface ReassignButtonProps {
  selected: SelectedProjects;
  /** Another job is in progress. */
  busy: boolean;
  onAct: () => void;
}

/** On the keyboard's way before the list: says what is missing while nothing is selected. */
export function ReassignButton({ selected, busy, onAct }: ReassignButtonProps) {
  const toast = useToast();
  const none = !selected.all && selected.ids.length === 0;
  const press = () => (none ? toast({ tone: 'stop', message: NONE }) : onAct());
  return (
    <Button tone="text" busy={busy} onClick={press}>
      Réaffecter
    </Button>
  );
}
