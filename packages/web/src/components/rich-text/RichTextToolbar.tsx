import { RICH_SIZES } from '@ardoise/domain/base/rich-text/rich-text.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Drawing, Icon } from '../Icon.tsx';
import './RichTextToolbar.css';

interface Toggle {
  /** Its mark or node in the editor. */
  name: string;
  label: string;
  icon: Drawing;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const TOGGLES: readonly Toggle[] = [
  { name: 'bold', label: 'Gras', icon: IconBold, run: (chain) => chain.toggleBold() },
  { name: 'italic', label: 'Italique', icon: IconItalic, run: (chain) => chain.toggleItalic() },
  { name: 'bulletList', label: 'Liste à puces', icon: IconList, run: (chain) => chain.toggleBulletList() },
  {
    name: 'orderedList',
    label: 'Liste numérotée',
    icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
  },
];
const STEPS = [
  { name: 'undo', label: 'Annuler', icon: IconArrowBackUp },
  { name: 'redo', label: 'Rétablir', icon: IconArrowForwardUp },
] as const;
/** Value of the default size. */
const NORMAL = '';

/** What the toolbar shows of the selection. */
function shownOf(editor: Editor) {
  return {
    pressed: TOGGLES.map(({ name }) => name).filter((name) => editor.isActive(name)),
    size: String(editor.getAttributes('taille').size ?? NORMAL),
    possible: STEPS.map(({ name }) => name).filter((name) => editor.can()[name]()),
  };
}

function useShown(editor: Editor) {
  const [shown, setShown] = useState(() => shownOf(editor));
  useEffect(() => {
    const show = () => setShown(shownOf(editor));
    editor.on('transaction', show);
    return () => {
      editor.off('transaction', show);
    };
  }, [editor]);
  return shown;
}

const controlsOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll<HTMLElement>('select, button')].filter((one) => one.checkVisibility());

/** One tab stop: the arrows walk the toolbar, Home and End its ends. */
function useRoving(onEscape: () => void) {
  const [stop, setStop] = useState('taille');
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setStop(target.dataset.tool ?? 'taille');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const controls = controlsOf(event.currentTarget);
    const at = controls.indexOf(event.target as HTMLElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') onEscape();
    if (to === undefined) return;
    event.preventDefault();
    controls.at(to % controls.length)?.focus();
  };
  const toolOf = (name: string) => ({ 'data-tool': name, tabIndex: stop === name ? 0 : -1 });
  return { bar: { onFocus, onKeyDown }, toolOf };
}

/** The size of the selected text; back to the text after a choice by pointer. */
function SizeSelect({ editor, size, tool }: { editor: Editor; size: string; tool: object }) {
  const isPointed = useRef(false);
  function choose(chosen: string) {
    const chain = isPointed.current ? editor.chain().focus() : editor.chain();
    (chosen === NORMAL ? chain.unsetMark('taille') : chain.setMark('taille', { size: chosen })).run();
  }
  return (
    <select
      {...tool}
      aria-label="Taille du texte"
      value={size}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onKeyDown={() => {
        isPointed.current = false;
      }}
      onChange={({ target }) => choose(target.value)}
    >
      {RICH_SIZES.slice(0, 3).map((one) => (
        <option key={one}>{one}</option>
      ))}
      <option value={NORMAL}>Normal</option>
      {RICH_SIZES.slice(3).map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}

/** Size, bold, italic, lists, undo and redo. A click keeps the focus in the text, a key in the toolbar. */
export function RichTextToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const { pressed, size, possible } = useShown(editor);
  const { bar, toolOf } = useRoving(() => editor.view.focus());
  const chain = (byKey: boolean) => (byKey ? editor.chain() : editor.chain().focus());
  return (
    <div
      className="rich-text-toolbar"
      role="toolbar"
      aria-label="Mise en forme"
      aria-controls={controls}
      {...bar}
    >
      <SizeSelect editor={editor} size={size} tool={toolOf('taille')} />
      {TOGGLES.map(({ name, label, icon, run }) => (
        <button
          key={name}
          type="button"
          {...toolOf(name)}
          aria-label={label}
          title={label}
          aria-pressed={pressed.includes(name)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ detail }) => run(chain(detail === 0)).run()}
        >
          <Icon of={icon} />
        </button>
      ))}
      {STEPS.map(({ name, label, icon }) => (
        <button
          key={name}
          type="button"
          className="rich-text-toolbar-undo"
          {...toolOf(name)}
          aria-label={label}
          title={label}
          aria-disabled={!possible.includes(name)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ detail }) =>
            chain(detail === 0)
              [name]()
              .run()
          }
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );
}
