import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { buttonClass } from '../Button.tsx';
import { Icon } from '../Icon.tsx';

/** The days that are fixed and to come, as a file for the calendar of this device. */
export function CalendarLink({ href }: { href: string }) {
  return (
    <a className={buttonClass({ tone: 'line' })} href={href} download>
      <Icon of={IconCalendarPlus} />
      Ajouter à l’agenda
    </a>
  );
}
