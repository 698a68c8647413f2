/** What a font's name says of its style, where the file says nothing else of it. */

/** 'Lato-Heavy', 'MyriadPro-Bd', 'LinLibertineOB', 'LinLibertineOBI'. */
export const isBoldName = (name: string): boolean =>
  /bold|black|heavy|semib|demi/i.test(name) || /-(?:Bd|Hv|Blk)(?:It)?$|[a-z]O?[BZ]I?$/.test(name);
/** 'Lato-Italic', 'MyriadPro-It', 'LinLibertineOI'. */
export const isItalicName = (name: string): boolean =>
  /italic|oblique/i.test(name) || /(?:-|[a-z])It$|[a-z]O?[BZ]?I$/.test(name);
