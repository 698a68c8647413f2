import { parseRichText } from '@ardoise/domain/base/rich-text/parse-rich-text.ts';
import { richTextHtml } from '@ardoise/domain/base/rich-text/rich-text-html.ts';
import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { richTextLimits, storedOf } from './rich-text-limits.ts';
import { RICH_TEXT_MARKS } from './rich-text-marks.ts';
import './RichText.css';
import './RichTextEditor.css';

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
  // Answers taken from another device, or put back.
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
