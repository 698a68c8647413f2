/** Public holidays with a date of their own, MM-dd. */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const AFTER_EASTER = [1, 39, 50];

/** Easter Sunday in the Gregorian calendar, midnight UTC (anonymous algorithm, Meeus/Jones/Butcher). */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 22;
  return new Date(Date.UTC(year, 2, days));
}

/** Public holidays of a year in metropolitan France (article L3133-1 of the Code du travail), yyyy-MM-dd. */
export function publicHolidays(year: number): ReadonlySet<string> {
  const easter = easterSunday(year);
  const movable = AFTER_EASTER.map((days) => {
    const day = new Date(easter);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  });
  return new Set([...FIXED.map((day) => `${year}-${day}`), ...movable]);
}
