import { GregorianCalendar } from '@internationalized/date';

/** The one calendar of the screens: the library's own choice would load all others. */
export const gregorian = () => new GregorianCalendar();
