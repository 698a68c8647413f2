import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const DECISIONS = path.resolve(import.meta.dirname, '../../docs/decisions');
const INDEX = 'README.md';
const pages = readdirSync(DECISIONS).filter((page) => page !== INDEX);
const STATUS =
  /^# .+\n\n\*\*Status\.\*\* (Accepted on \d{4}-\d\d-\d\d(, last amended on \d{4}-\d\d-\d\d)?|Superseded on \d{4}-\d\d-\d\d by \[.+\]\(.+\))\.\n\n/;

it('require one page per decision, with its status and date below its title', () => {
  expect(pages).not.toEqual([]);
  for (const page of pages) {
    const text = readFileSync(path.join(DECISIONS, page), 'utf8');
    expect(
      text,
      `docs/decisions/${page} needs '**Status.** Accepted on 2026-11-22.' below its title`,
    ).toMatch(STATUS);
    expect([...text.matchAll(/^# /gm)], `docs/decisions/${page}`).toHaveLength(1);
  }
});

it('are each in the index, once, behind a question', () => {
  const lines = readFileSync(path.join(DECISIONS, INDEX), 'utf8').split('\n');
  const listed = lines.filter((line) => line.startsWith('- '));
  expect(listed.filter((line) => !/^- [^?]+\? \[[^\]]+\]\([a-z-]+\.md\)$/.test(line))).toEqual([]);
  expect(listed.map((line) => /\(([a-z-]+\.md)\)$/.exec(line)?.[1]).sort()).toEqual(pages.sort());
});
