import { type ReactNode, useId } from 'react';

export interface RoomTab {
  name: string;
  count: number;
  content: ReactNode;
}

interface RoomPanelProps {
  tabs: readonly [RoomTab, ...RoomTab[]];
  /** The name of the one that is shown. */
  shown: string;
  onShow: (name: string) => void;
  /** The answers. */
  foot: ReactNode;
}

/** It scrolls: a keyboard must reach it. */
const focusable = (list: HTMLElement | null) => {
  if (list) list.tabIndex = 0;
};

/** What is said of the proof, beside it; a single part has no tabs. */
export function RoomPanel({ tabs, shown, onShow, foot }: RoomPanelProps) {
  const id = useId();
  const [first] = tabs;
  const tab = tabs.find(({ name }) => name === shown) ?? first;
  const title = (
    <>
      {tab.name} {tab.count > 0 && <span>{tab.count}</span>}
    </>
  );
  return (
    <aside className="proof-room-panel" aria-label={tab.name}>
      {tabs.length === 1 ? (
        <h2 className="proof-room-tabs">{title}</h2>
      ) : (
        <div className="proof-room-tabs" role="tablist" aria-label="De la création">
          {tabs.map(({ name, count }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              aria-selected={name === tab.name}
              aria-controls={`${id}-panel`}
              onClick={() => onShow(name)}
            >
              {name} {count > 0 && <span>{count}</span>}
            </button>
          ))}
        </div>
      )}
      <div
        className="proof-room-list"
        id={`${id}-panel`}
        ref={focusable}
        {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}-${tab.name}` })}
      >
        {tabs.length > 1 && <h2 className="visually-hidden">{tab.name}</h2>}
        {tab.content}
      </div>
      {foot}
    </aside>
  );
}
