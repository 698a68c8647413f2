import { parseRichText } from '@ardoise/domain/base/rich-text/parse-rich-text.ts';
import { RICH_SIZES } from '@ardoise/domain/base/rich-text/rich-text.ts';
import { richTextHtml } from '@ardoise/domain/base/rich-text/rich-text-html.ts';
import { Editor, type Extensions, Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { richTextLimits, storedOf } from './rich-text-limits.ts';
import './RichText.css';
import './RichTextEditor.css';

/** A size as a class: the Content Security Policy allows no `style`. */
const Size = Mark.create({
  name: 'taille',
  addAttributes: () => ({
    size: { default: null, renderHTML: ({ size }) => ({ class: `taille-${size}`, 'data-size': size }) },
  }),
  parseHTML: () => RICH_SIZES.map((size) => ({ tag: `span.taille-${size}`, attrs: { size } })),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Lists of one level: Tab moves the focus out, as everywhere. */
const Item = ListItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** What rich text is made of, and nothing else (specification/wizards.md#direct-agence). */
const RICH_TEXT_MARKS: Extensions = [
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

export interface RichTextEditorProps {
  id: string;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  value: string;
  /** The text as it is stored, at each change by hand. */
  onChange: (stored: string) => void;
  /** What was cut or refused at the last change, in words. */
  onLimit: (sentence: string | undefined) => void;
}

const contentOf = (stored: string) => richTextHtml(parseRichText(stored));

/** An editor of rich text; loaded late, with its library of documents. */
export function RichTextEditor({ value, onChange, onLimit, ...named }: RichTextEditorProps) {
  const { id, labelledBy, describedBy, isInvalid } = named;
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const written = useRef(value);
  // As the editor writes what it was opened with.
  const opened = useRef({ value, content: contentOf(value) });
  const begin = useEffectEvent((element: HTMLElement) => {
    return new Editor({
      element,
      extensions: [...RICH_TEXT_MARKS, richTextLimits((sentence) => say(sentence))],
      content: contentOf(value),
      injectCSS: false,
      enableInputRules: false,
      enablePasteRules: false,
      onUpdate: ({ editor: { state } }) => write(storedOf(state.doc)),
    });
  });
  const say = useEffectEvent(onLimit);
  const write = useEffectEvent((stored: string) => {
    // Another way to store the same text would be another signed content.
    written.current = stored === opened.current.content ? opened.current.value : stored;
    onChange(written.current);
  });
  useEffect(() => {
    if (host.current === null) return;
    const begun = begin(host.current);
    setEditor(begun);
    return () => begun.destroy();
  }, []);
  // The value changed outside: merged from another device, or undone.
  useEffect(() => {
    if (editor === null || value === written.current) return;
    written.current = value;
    opened.current = { value, content: contentOf(value) };
    editor.commands.setContent(opened.current.content, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    const attributes = {
      id,
      class: 'rich-text rich-text-editor-text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
    };
    editor?.setOptions({ editorProps: { attributes } });
  }, [editor, id, labelledBy, describedBy, isInvalid]);
  return (
    <div className="rich-text-editor">
      {editor && <RichTextToolbar editor={editor} controls={id} />}
      <div ref={host} />
    </div>
  );
}
