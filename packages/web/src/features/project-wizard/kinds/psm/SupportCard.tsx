import { supportDetail } from '@ardoise/domain/kinds/psm/docket.ts';
import { SUPPORT_KIND, SUPPORT_MATERIAL, SUPPORT_SIZE } from '@ardoise/domain/kinds/psm/steps/support.ts';
import { supportLabel } from '@ardoise/domain/kinds/psm/steps/support-label.ts';
import type { Support } from '@ardoise/domain/projects/project.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../../../../components/Button.tsx';
import { fieldId } from '../../../../components/field-id.ts';
import { StepFields } from '../../fields/StepFields.tsx';
import { SupportPicture } from './SupportPicture.tsx';
import { SupportScene } from './SupportScene.tsx';

function SupportForm({ support, rank }: { support: Support; rank: number }) {
  const at = `supports.${rank}`;
  return (
    <div className="support-list-form">
      <div>
        <StepFields groups={[SUPPORT_KIND]} at={at} />
      </div>
      <div>
        <StepFields groups={[SUPPORT_SIZE]} at={at} />
        <SupportScene
          support={support}
          rank={rank}
          caption={'À l’échelle, à côté d’une personne de 1,70\u00a0m.'}
        />
        <StepFields groups={[SUPPORT_MATERIAL]} at={at} />
      </div>
    </div>
  );
}

/** Focuses the name of a support just added, or the first error of one that its errors opened. */
function useArrivalIn(open: boolean, added: boolean) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const head = card.current?.querySelector('header');
    const target = added ? 'input' : document.activeElement === head ? '[aria-invalid="true"]' : null;
    const control = target === null ? null : card.current?.querySelector<HTMLElement>(target);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [open, added]);
  return card;
}

interface SupportCardProps {
  support: Support;
  rank: number;
  open: boolean;
  bad: boolean;
  added: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** One support: its name and its size, or its form. */
export function SupportCard({ support, rank, open, bad, added, onOpen, onDelete }: SupportCardProps) {
  const card = useArrivalIn(open, added);
  const label = supportLabel(support, rank);
  const className = ['support-list-card', open && 'support-list-open', bad && 'support-list-bad'];
  return (
    <article ref={card} className={className.filter(Boolean).join(' ')}>
      <header id={fieldId(`supports.${rank}`)} tabIndex={-1}>
        <span className="support-list-picture">
          <SupportPicture type={support.type} />
        </span>
        <div>
          <h2>{label}</h2>
          <p className="meta">{supportDetail(support) || 'À compléter'}</p>
        </div>
        <p className="support-list-ways">
          {!open && (
            <Button tone="text" icon={IconPencil} onClick={onOpen} aria-label={`Modifier ${label}`}>
              Modifier
            </Button>
          )}
          <IconButton icon={IconTrash} label={`Supprimer ${label}`} onClick={onDelete} />
        </p>
      </header>
      {open && <SupportForm support={support} rank={rank} />}
    </article>
  );
}
