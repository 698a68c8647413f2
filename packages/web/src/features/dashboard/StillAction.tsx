import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { Party } from '@ardoise/domain/rules/holder.ts';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../components/Button.tsx';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { nextAction } from '../../components/projects/next-action.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { useToast } from '../../components/Toast.tsx';
import { NextActionButton } from './NextActionButton.tsx';
import { WRITE_LABELS, writtenTo } from './written-to.ts';

interface StillActionProps {
  row: ProjectRow;
  viewer: Viewer;
}

/** The act of a row that stands still: to write to who is expected to act, where this is not the viewer. */
export function StillAction({ row, viewer }: StillActionProps) {
  const to = writtenTo(row, viewer);
  if (to === null) return <NextActionButton row={row} action={nextAction(row, viewer)} />;
  return <WriteButton row={row} to={to} />;
}

interface WriteButtonProps {
  row: ProjectRow;
  to: Party;
}

/** Opens a mail to who is expected to act; the address is fetched on click, since lists contain none. */
function WriteButton({ row, to }: WriteButtonProps) {
  const toast = useToast();
  const read = useMutation({
    mutationFn: async () => (await import('./mail-to-holder.ts')).mailToHolder(row),
    onSuccess: (mail) => {
      if (mail !== null) window.location.assign(mail);
      else toast({ tone: 'stop', message: 'Aucune adresse e-mail n’est connue pour ce projet.' });
    },
    onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
  });
  return (
    <Button
      className="dashboard-write"
      tone="ink"
      icon={IconMail}
      busy={read.isPending}
      onClick={() => read.mutate()}
    >
      {WRITE_LABELS[to]}
      <span className="visually-hidden"> à propos de {projectName(row)}</span>
    </Button>
  );
}
