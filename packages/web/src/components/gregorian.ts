import { GregorianCalendar } from '@internationalized/date';

/** The only calendar of the screens: the library's own selection would load all others. */
export const gregorian = () => new GregorianCalendar();
