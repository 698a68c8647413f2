import { parseRichText } from '@ardoise/domain/base/rich-text/parse-rich-text.ts';
import { LONGEST_STORED } from '@ardoise/domain/base/rich-text/rich-text.ts';
import { richTextHtml } from '@ardoise/domain/base/rich-text/rich-text-html.ts';
import { cutRichText, visibleLength } from '@ardoise/domain/base/rich-text/visible-length.ts';
import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { Extension, getHTMLFromFragment } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { formatNumber } from '../format-number.ts';

const HOLDS = `Ce champ tient ${formatNumber(LONGEST_TEXT)} caractères`;
const CUT = `${HOLDS} : la fin du texte collé manque.`;
const FULL = `${HOLDS}.`;
const TOO_STYLED = 'Ce texte a trop de mises en forme : enlevez-en, ou collez-le par parties.';

/** Says what was cut or refused; undefined once something is accepted again. */
type SayLimit = (sentence: string | undefined) => void;

interface Written {
  /** Empty without a word. */
  stored: string;
  /** Visible characters. */
  length: number;
}

function write(doc: Node): Written {
  if (doc.textContent.trim() === '') return { stored: '', length: 0 };
  const blocks = parseRichText(getHTMLFromFragment(doc.content, doc.type.schema));
  return { stored: richTextHtml(blocks), length: visibleLength(blocks) };
}

/** Memoised: documents are immutable, and one key press needs it before, after, and to store. */
const written = new WeakMap<Node, Written>();

function writtenOf(doc: Node): Written {
  const known = written.get(doc) ?? write(doc);
  written.set(doc, known);
  return known;
}

/** A document of the editor as it is stored; empty without a word. */
export function storedOf(doc: Node): string {
  return writtenOf(doc).stored;
}

/** Why a change is refused: it passes a length, and does not shorten. */
function refusalOf({ before, doc }: Transaction): string | undefined {
  const { stored, length } = writtenOf(doc);
  const isLong = length > LONGEST_TEXT;
  if ((!isLong && stored.length <= LONGEST_STORED) || stored.length < storedOf(before).length)
    return undefined;
  return isLong ? FULL : TOO_STYLED;
}

/** Characters that fit in place of the selection. */
function roomIn({ state: { doc, selection } }: EditorView): number {
  return LONGEST_TEXT - writtenOf(doc).length + doc.textBetween(selection.from, selection.to).length;
}

/** Pasted HTML with the marks of rich text only, cut to what fits. */
function pastedHtml(html: string, view: EditorView, say: SayLimit): string {
  const pasted = parseRichText(html);
  const room = roomIn(view);
  say(visibleLength(pasted) > room ? CUT : undefined);
  return richTextHtml(cutRichText(pasted, room));
}

/** Limits typed or pasted text to the marks and lengths of rich text, and reports what was cut or refused. */
export function richTextLimits(say: SayLimit): Extension {
  return Extension.create({
    name: 'limits',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction) => {
          if (!transaction.docChanged) return true;
          const refusal = refusalOf(transaction);
          // What a paste or a drop cut is said until the next change.
          const isInserted = ['paste', 'drop'].includes(transaction.getMeta('uiEvent'));
          if (refusal !== undefined || !isInserted) say(refusal);
          return refusal === undefined;
        },
        props: {
          transformPastedHTML: (html, view) => pastedHtml(html, view, say),
          transformPastedText: (text, _plain, view) => {
            const room = Math.max(roomIn(view), 0);
            say(text.length > room ? CUT : undefined);
            return text.slice(0, room);
          },
        },
      }),
    ],
  });
}
