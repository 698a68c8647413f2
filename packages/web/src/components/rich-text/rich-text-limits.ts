import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { parseRichText } from '@ardoise/domain/rich-text/parse-rich-text.ts';
import { LONGEST_STORED } from '@ardoise/domain/rich-text/rich-text.ts';
import { richTextHtml } from '@ardoise/domain/rich-text/rich-text-html.ts';
import { cutRichText, visibleLength } from '@ardoise/domain/rich-text/visible-length.ts';
import { Extension, getHTMLFromFragment } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A document of the editor as it is stored; empty without a word. */
export function storedOf(doc: Node): string {
  const blocks = parseRichText(getHTMLFromFragment(doc.content, doc.type.schema));
  return doc.textContent.trim() === '' ? '' : richTextHtml(blocks);
}

const lengthOf = (stored: string) => visibleLength(parseRichText(stored));

/** Whether a change keeps within the lengths, or shortens. */
function keepsLimits({ docChanged, before, doc }: Transaction): boolean {
  if (!docChanged) return true;
  const stored = storedOf(doc);
  if (stored.length <= LONGEST_STORED && lengthOf(stored) <= LONGEST_TEXT) return true;
  return stored.length < storedOf(before).length;
}

/** Characters that fit in place of the selection. */
function roomIn({ state: { doc, selection } }: EditorView): number {
  return LONGEST_TEXT - lengthOf(storedOf(doc)) + doc.textBetween(selection.from, selection.to).length;
}

/** Pasted HTML with the marks of rich text only, cut to what fits. */
function pastedHtml(html: string, view: EditorView, onCut: (wasCut: boolean) => void): string {
  const pasted = parseRichText(html);
  const room = roomIn(view);
  onCut(visibleLength(pasted) > room);
  return richTextHtml(cutRichText(pasted, room));
}

/** Keeps what is typed or pasted within the marks and lengths of rich text; says when a paste was cut. */
export function richTextLimits(onCut: (wasCut: boolean) => void): Extension {
  return Extension.create({
    name: 'limits',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: keepsLimits,
        props: {
          transformPastedHTML: (html, view) => pastedHtml(html, view, onCut),
          transformPastedText: (text, _plain, view) => {
            const room = roomIn(view);
            onCut(text.length > room);
            return text.slice(0, Math.max(room, 0));
          },
        },
      }),
    ],
  });
}
