import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button, type ButtonTone, IconButton } from './Button.tsx';
import type { Drawing } from './Icon.tsx';
import { latePart, useLatePart } from './late-part.ts';
import type { MenuListProps } from './MenuList.tsx';
import type { MenuItem } from './menu-item.ts';
import { popoverButton } from './popover-button.ts';
import { useToast } from './Toast.tsx';
import './Menu.css';

interface MenuProps {
  /** 'Autres actions sur Café des Halles': accessible name and tooltip. */
  label: string;
  tone?: ButtonTone;
  /** Content of the button instead of three dots. */
  caption?: { icon: Drawing; text: string };
  items: readonly MenuItem[];
  /** Below the items: loading, or an error. */
  note?: string | undefined;
  onOpen?: () => void;
}

/** The list and its keyboard pattern: a library of 23 KB, lazy-loaded before the first menu. */
const LIST = latePart<MenuListProps>(async () => (await import('./MenuList.tsx')).MenuList);

/** Initial focus: the first item, the last one, or the list itself for touch and mouse. */
type Opened = NonNullable<MenuListProps['begin']>;
const BEGINNINGS: Partial<Record<string, Opened>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A menu button behind three dots. The click is kept while the list is first loading. */
export function Menu({ label, tone = 'text', caption, items, note, onOpen }: MenuProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const toast = useToast();
  const sayFailed = () => {
    setOpened(null);
    toast({
      tone: 'stop',
      message: 'Ce menu n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
      // Chromium caches a failed module import for the page's lifetime.
      action: { label: 'Recharger la page', onPress: () => window.location.reload() },
    });
  };
  const List = useLatePart(LIST, { wanted: opened !== null, onFailed: sayFailed });

  const open = (begin: Opened) => {
    onOpen?.();
    setOpened(begin);
  };
  // Preloads before the click, which reports a failure.
  const preload = () => void LIST.load().catch(() => undefined);
  const handle = {
    ref: button,
    tone,
    ...popoverButton({
      id,
      isOpen: List !== null,
      open: ({ detail }) => open(detail === 0 ? 'first' : true),
    }),
    'aria-haspopup': 'menu',
    'aria-busy': opened !== null && List === null,
    onPointerEnter: preload,
    onFocus: preload,
    onKeyDown: (event: KeyboardEvent) => {
      const begin = BEGINNINGS[event.key];
      if (begin === undefined) return;
      event.preventDefault();
      open(begin);
    },
  } as const;

  return (
    <div className="menu">
      {caption ? (
        <Button {...handle} icon={caption.icon} iconAfter={IconChevronDown} aria-label={label}>
          {caption.text}
        </Button>
      ) : (
        <IconButton {...handle} icon={IconDots} label={label} />
      )}
      {List && opened !== null && (
        <List
          id={id}
          label={label}
          items={items}
          note={note}
          begin={opened}
          button={button}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
