/** Whose strings contain those of others, first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'sur iPhone'],
  [/\biPad\b/, 'sur iPad'],
  [/\bAndroid\b/, 'sous Android'],
  [/\bWindows\b/, 'sous Windows'],
  [/\bMac OS X\b/, 'sur Mac'],
  [/\bCrOS\b/, 'sous ChromeOS'],
  [/\bLinux\b/, 'sous Linux'],
];

const wordOf = (words: typeof BROWSERS, userAgent: string) =>
  words.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * Browser and system in words ('Chrome sous Windows'), empty where neither is known. Without versions, which age, and
 * without the string itself: anything may be in it. An iPad says that it is a Mac.
 */
export function deviceOf(userAgent = ''): string {
  const browser = wordOf(BROWSERS, userAgent);
  const system = wordOf(SYSTEMS, userAgent);
  if (browser === undefined && system === undefined) return '';
  return [browser ?? 'Navigateur', system].filter((word) => word !== undefined).join(' ');
}
