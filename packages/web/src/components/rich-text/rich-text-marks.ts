import { RICH_SIZES } from '@ardoise/domain/base/rich-text/rich-text.ts';
import { type Extensions, Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';

/** A size as a class: the Content Security Policy allows no `style`. */
const Size = Mark.create({
  name: 'taille',
  addAttributes: () => ({
    size: { default: null, renderHTML: ({ size }) => ({ class: `taille-${size}`, 'data-size': size }) },
  }),
  parseHTML: () => RICH_SIZES.map((size) => ({ tag: `span.taille-${size}`, attrs: { size } })),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Lists of one level: Tab leaves the field, as everywhere. */
const Item = ListItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** What rich text is made of, and nothing else (specification/wizards.md#direct-agence). */
export const RICH_TEXT_MARKS: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Size,
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  Item,
  UndoRedo,
];
