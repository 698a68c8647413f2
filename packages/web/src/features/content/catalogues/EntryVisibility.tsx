import type { Noun } from '@ardoise/domain/wizards/field.ts';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { formatShortDay } from '../../../components/format-short-day.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Tag } from '../../../components/Tag.tsx';
import type { CatalogueEntry } from './use-entries.ts';

/** 'du 1er déc. au 28 févr.', 'jusqu’au 28 févr.'; empty without days. */
function periodWords({ du, au }: Pick<CatalogueEntry, 'du' | 'au'>): string {
  if (du !== null && au !== null) return `du ${formatShortDay(du)} au ${formatShortDay(au)}`;
  if (du !== null) return `à partir du ${formatShortDay(du)}`;
  return au === null ? '' : `jusqu’au ${formatShortDay(au)}`;
}

/** Whether delegates see it: visible ones have no tint, to emphasise the exceptions. */
export function EntryVisibility({ entry, noun }: { entry: CatalogueEntry; noun: Noun }) {
  const { etat } = entry;
  const period = periodWords(entry);
  const word = (feminine: string) => (noun.feminine ? feminine : feminine.replace(/ée$/, 'é'));
  if (etat === 'visible')
    return (
      <span className="entry-ledger-seen">
        <Icon of={IconEye} />
        Visible{period && `, ${period}`}
      </span>
    );
  if (etat === 'programmee' || etat === 'passee')
    return (
      <Tag icon={IconCalendarEvent} tone={etat === 'passee' ? 'void' : 'wait'}>
        {etat === 'passee' ? `${word('Passée')}, ${period}` : period}
      </Tag>
    );
  return etat === 'retiree' ? (
    <Tag icon={IconArchive} tone="void">
      {word('Retirée')}
    </Tag>
  ) : (
    <Tag icon={IconEyeOff} tone="void">
      {word('Masquée')}
    </Tag>
  );
}
