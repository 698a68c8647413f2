import { describe, expect, it } from 'vitest';
import { PROJECT_KINDS, PROJECT_TYPES, QUOTA_KINDS, TYPE_CODES } from '../projects/kinds.ts';
import type { EffectName } from '../projects/statuses.ts';
import { TRANSITIONS } from '../projects/transition-table.ts';
import { statusesOf } from '../rules/transitions.ts';
import { factsOfType, KIND_FACTS, kindOf, typeCodeOf } from './kind-facts.ts';
import { KIND_WORDS } from './kind-words.ts';

describe('facts of the kinds', () => {
  it('give each support one kind, and each kind its own name', () => {
    const supports = PROJECT_KINDS.flatMap((kind) => KIND_FACTS[kind].supports.map(({ type }) => type));
    expect(supports.toSorted()).toEqual(PROJECT_TYPES.toSorted());
    for (const type of PROJECT_TYPES)
      expect(factsOfType(type).supports.map((each) => each.type)).toContain(type);
    for (const kind of PROJECT_KINDS) expect(KIND_FACTS[kind].kind).toBe(kind);
    expect([kindOf('Digital'), typeCodeOf('Digital')]).toEqual(['VAE_DIGITAL', 'VAE']);
  });

  it('share no address with another kind', () => {
    const bases = PROJECT_KINDS.map((kind) => KIND_FACTS[kind].base);
    expect(new Set(bases).size).toBe(PROJECT_KINDS.length);
  });

  it('are equal for kinds of one `typeProjet`, where they belong to it', () => {
    for (const kind of PROJECT_KINDS) {
      const { code, medals, quota, suspendable } = KIND_FACTS[kind];
      const settled = KIND_FACTS[code];
      expect(settled.code, kind).toBe(code);
      expect({ medals, quota, suspendable }, kind).toEqual({
        medals: settled.medals,
        quota: settled.quota,
        suspendable: settled.suspendable,
      });
    }
  });

  it('draw on an existing quota', () => {
    const counted = TYPE_CODES.flatMap((code) => KIND_FACTS[code].quota?.kind ?? []);
    expect(counted.toSorted()).toEqual(QUOTA_KINDS.toSorted());
  });

  it.each(PROJECT_KINDS)('agree with the table of transitions: %s', (kind) => {
    const { usualPath, dcAgrees, deliversFiles, mailsUnprintedFiles } = KIND_FACTS[kind];
    const rows = TRANSITIONS.filter(({ kinds }) => kinds.includes(kind));
    expect(statusesOf(kind)).toEqual(expect.arrayContaining([...usualPath]));
    expect(rows.some(({ target }) => target === 'accordDC')).toBe(dcAgrees);
    const has = (effect: EffectName) => rows.some(({ effects }) => effects.includes(effect));
    expect(has('mail:filesToVideoAddress')).toBe(deliversFiles);
    expect(has('mail:executionFilesToClient')).toBe(mailsUnprintedFiles);
  });

  it('have a tile that creates any of its supports', () => {
    for (const code of TYPE_CODES) {
      const { type, supports = [{ type }] } = KIND_WORDS[code].tile;
      expect(supports[0]?.type, code).toBe(type);
      const all = PROJECT_TYPES.filter((each) => typeCodeOf(each) === code);
      expect(supports.map((support) => support.type).toSorted(), code).toEqual(all.toSorted());
    }
  });
});
