import { type RefObject, useRef } from 'react';
import { useMenu, useMenuItem } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { type TreeState, useTreeState } from 'react-stately/useTreeState';
import { Link } from '../router/Link.tsx';
import { Icon } from './Icon.tsx';
import type { MenuItem } from './menu-item.ts';
import { Popover } from './Popover.tsx';

export interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  note: string | undefined;
  /** The initially focused item; true for the list. */
  begin: 'first' | 'last' | true;
  /** The button that opened it. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The list of a menu, with the keyboard pattern of the ARIA menu button: arrows, Home, End, letters, Escape. */
export function MenuList({ id, label, items, note, begin, button, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const state = useTreeState({
    items: items.map((item) => ({ ...item, id: item.label })),
    children: ({ label: name }) => <Item textValue={name}>{name}</Item>,
    selectionMode: 'none',
  });
  const choose = (chosen: unknown) => {
    const item = items.find(({ label: name }) => name === chosen);
    if (item && 'onChoose' in item) item.onChoose();
  };
  const { menuProps } = useMenu(
    { 'aria-label': label, autoFocus: begin, onAction: choose, onClose },
    state,
    list,
  );
  return (
    <Popover id={id} anchor={button} align="end" className="menu-list" onClose={onClose}>
      <div {...menuProps} ref={list}>
        {items.map((item) => (
          <Line key={item.label} item={item} state={state} />
        ))}
      </div>
      {note && (
        <p className="meta menu-note" role="status">
          {note}
        </p>
      )}
    </Popover>
  );
}

function Line({ item, state }: { item: MenuItem; state: TreeState<object> }) {
  const line = useRef<HTMLElement>(null);
  const { menuItemProps, labelProps } = useMenuItem({ key: item.label }, state, line);
  const className = item.danger ? 'menu-item menu-item-danger' : 'menu-item';
  const content = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span {...labelProps}>{item.label}</span>
    </>
  );
  if ('to' in item)
    return (
      <Link {...menuItemProps} ref={line as RefObject<HTMLAnchorElement>} to={item.to} className={className}>
        {content}
      </Link>
    );
  return (
    <div {...menuItemProps} ref={line as RefObject<HTMLDivElement>} className={className}>
      {content}
    </div>
  );
}
