/** Layout that a container sets on its children: position, size, visibility. A custom property is the owner's API. */
export const PLACE =
  /^(--.+|flex(-.+)?|order|grid-(area|row|column)(-.+)?|margin(-.+)?|(align|justify)-self|(min-|max-)?(width|height)|position|inset|top|right|bottom|left|z-index|visibility)$/;

/** Other properties that sheets containing a foreign class may set. */
export const MAY_BE_SET: readonly { sheet: string; properties: RegExp }[] = [
  // An icon inherits colour, weight and size from its container.
  { sheet: 'components/Icon.css', properties: /./ },
  // Wrapping and emphasis of text depend on its container.
  {
    sheet: 'app/base.css',
    properties:
      /^(display|overflow(-wrap)?|white-space|text-overflow|-webkit-.+|color|font-(size|weight)|align-items)$/,
  },
  // Denser in rows and bars, where words wrap or are omitted.
  { sheet: 'components/Button.css', properties: /^(padding(-.+)?|font-size|white-space|text-wrap|display)$/ },
  { sheet: 'components/Field.css', properties: /^(padding(-.+)?|font-size)$/ },
  { sheet: 'components/Leader.css', properties: /^(padding(-.+)?|font-size|line-height)$/ },
  { sheet: 'components/Brand.css', properties: /^font-size$/ },
];

export interface Exceptions {
  why: string;
  /** The sheet, then the selector or the media query, verbatim. */
  entries: readonly string[];
}

/** Accepted rules for another sheet's class. */
export const DRESSED_ELSEWHERE: readonly Exceptions[] = [
  {
    why: 'the same proof with its post-its over the whole screen',
    entries: [
      'components/documents/FullScreenProof.css .full-screen-proof .post-it-box',
      'components/documents/FullScreenProof.css .full-screen-proof .post-it-noted',
      'components/documents/FullScreenProof.css .full-screen-proof .post-it-side',
      'components/documents/FullScreenProof.css .full-screen-proof .viewer-room',
    ],
  },
  {
    why: 'one ring around the whole choice in place of the field’s own',
    entries: ['components/Picker.css .picker .field-search .field-input'],
  },
  {
    why: 'two buttons of a signature on a phone',
    entries: ['components/signatures/Signature.css .modal-foot:has(.signature-sign) > .modal-start'],
  },
  {
    why: 'a button that stands back: a price as it was saved',
    entries: ['features/follow-up/sections/FinalPrice.css .final-price > .button:disabled'],
  },
];

/** Accepted numeric widths: at a named breakpoint these screens would change where they need not. */
export const WIDTHS_OF_THEIR_OWN: readonly Exceptions[] = [
  {
    why: 'the words of the header beside its links, and what stands for them in the first paint',
    entries: [
      'app/SearchButton.css (max-width: 1240px)',
      'app/Shell.css (max-width: 1240px)',
      'app/first-paint/first-paint.css (max-width: 1240px)',
    ],
  },
  {
    why: 'as many columns as there is room for: eight in the dashboard, seven figures of a quota, two beside a proof or a project',
    entries: [
      'features/approval/Approval.css (max-width: 1099px)',
      'components/documents/FullScreenProof.css (max-width: 1099px)',
      'features/dashboard/Dashboard.css (max-width: 1240px)',
      'features/quotas/Quotas.css (max-width: 1100px)',
      'features/quotas/Quotas.css (min-width: 1101px)',
    ],
  },
  {
    why: 'one line of buttons or words that fits down to there',
    entries: [
      'components/Toast.css (max-width: 480px)',
      'features/project-wizard/shell/Wizard.css (max-width: 1000px)',
    ],
  },
];
