import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import { type Block, waitingBlock } from './block.ts';
import { type CardSetting, typeSize } from './card-setting.ts';
import { codeSize, drawCode } from './foot-code.ts';
import { drawContacts, type SetContacts, setContacts } from './foot-contacts.ts';
import { friezeMarks } from './ornaments/frieze.ts';
import type { BrokenText } from './prepared-text.ts';

/** The foot of a flap: on a spread the contact at the left, the law and the code at the right. */
export type FootPart = 'all' | 'contact' | 'law';

const [OTHER_LEADING, LAW_LEADING] = [1.28, 1.3];

interface SetFoot {
  setting: CardSetting;
  /** Height of the frieze, and with the space below it. */
  frieze: number;
  band: number;
  /** Width left of the code. */
  room: number;
  other: BrokenText | null;
  otherSize: number;
  contacts: SetContacts;
  law: BrokenText | null;
  /** Height of the place that waits for the infos. */
  hole: number;
  words: number;
  code: { side: number; width: number };
}

function setFoot(setting: CardSetting, width: number, part: FootPart): SetFoot {
  const { card, scale, sheet, note } = setting;
  const code = part === 'contact' ? { side: 0, width: 0 } : codeSize(setting);
  const room = width - (code.side > 0 ? code.width + 5 * scale : 0);
  const asked = typeSize(setting, 3.7, 1.1);
  const otherSize = asked * card.otherInfo.reduced;
  const said = part !== 'law';
  const other = said && !card.otherInfo.isEmpty ? card.otherInfo.broken(asked, room) : null;
  const contacts = setContacts(setting, said ? (card.contacts ?? []) : [], room);
  const law = part === 'contact' || card.mentions.isEmpty ? null : card.mentions.broken(note, room);
  const frieze = Math.min(11 * sheet, Math.max(6.4, 8.4 * scale * sheet));
  return {
    setting,
    frieze,
    band: frieze + 3.2 * scale,
    room,
    other,
    otherSize,
    contacts,
    law,
    hole: said && card.contacts === undefined ? 7 * scale : 0,
    words:
      (other === null ? 0 : other.lines.length * otherSize * OTHER_LEADING + scale) +
      contacts.height +
      (law === null ? 0 : law.lines.length * note * LAW_LEADING + scale),
    code,
  };
}

function drawFrieze(at: Composition, { setting, frieze: h }: SetFoot, { x, y, w }: Box): void {
  const box = { x, y, w, h };
  const { card, look } = setting;
  const path = 'infocarte.frise';
  if (card.frieze === undefined) {
    waitingBlock(setting, 'Votre frise', path, { height: h, grow: 0 }).draw(at, box);
    return;
  }
  at.add(...friezeMarks(card.frieze, box, look.inks.rule));
  at.field(path, box);
}

function drawWords(at: Composition, foot: SetFoot, x: number, top: number): void {
  const { setting, room, other, otherSize, contacts, law, hole } = foot;
  const { look, scale, note } = setting;
  const middle = x + room / 2;
  let y = top;
  if (hole > 0) {
    const place = { x: x + room * 0.15, y, w: room * 0.7, h: hole - scale };
    waitingBlock(setting, 'Vos horaires, votre téléphone', 'autresInfos', { height: 0, grow: 0 }).draw(
      at,
      place,
    );
    y += hole;
  }
  if (other !== null) {
    const h = other.lines.length * otherSize * OTHER_LEADING;
    at.field('autresInfos.autreInfo', { x, y, w: room, h });
    other.lines.forEach((text, index) => {
      const base = y + otherSize * (0.92 + index * OTHER_LEADING);
      at.line({
        text,
        x: middle,
        y: base,
        size: otherSize,
        face: 'italic',
        fill: look.inks.family,
        align: 'middle',
      });
    });
    y += h + scale;
  }
  drawContacts(at, setting, contacts, { x: middle, y });
  y += contacts.height + scale;
  law?.lines.forEach((text, index) => {
    const base = y + note * (0.95 + index * LAW_LEADING);
    const style = { size: note, face: 'text', fill: look.inks.text, opacity: look.soft } as const;
    at.line({ text, x: middle, y: base, align: 'middle', ...style });
  });
}

/** The foot of a flap: frieze, other information, how to reach the place, the law, and the code. */
export function footBlock(setting: CardSetting, width: number, part: FootPart): Block {
  const foot = setFoot(setting, width, part);
  const { band, words, hole, code, room } = foot;
  const { note } = setting;
  const below = Math.max(words + hole, code.side > 0 ? code.side + note * 1.35 : 0);
  return {
    height: band + below,
    grow: 0,
    draw(at, box) {
      drawFrieze(at, foot, box);
      const area = box.h - band;
      drawWords(at, foot, box.x, box.y + band + Math.max(0, area - words - hole) / 2);
      if (code.side > 0)
        drawCode(at, setting, code, {
          x: box.x + room,
          y: box.y + band + (area - code.side - note * 1.35) / 2,
          w: box.w - room,
        });
    },
  };
}
