import { expect, it } from 'vitest';
import { isBoldName, isItalicName } from './font-names.ts';

const BOLD = ['Lato-Heavy', 'MyriadPro-Bd', 'AAAAAA+LinLibertineOB', 'Carlito-SemiBold'];
const ITALIC = ['Lato-Italic', 'MyriadPro-It', 'CAAAAA+LinLibertineOI', 'DejaVuSans-Oblique'];
const BOTH = ['LinLibertineOBI', 'MinionPro-BoldIt', 'Lato-BlackItalic'];
const PLAIN = ['LinLibertineO', 'EBGaramond08-Regular', 'Roboto', 'C059-Roman', 'Futura-Light'];

it('knows bold and slanted fonts by their names', () => {
  expect([...BOLD, ...BOTH, ...ITALIC, ...PLAIN].filter(isBoldName)).toEqual([...BOLD, ...BOTH]);
  expect([...ITALIC, ...BOTH, ...BOLD, ...PLAIN].filter(isItalicName)).toEqual([...ITALIC, ...BOTH]);
});
