import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { proofOf } from '@ardoise/domain/card-text/proof/compare-proof.ts';
import { proofFindings } from '@ardoise/domain/card-text/proof/proof-findings.ts';
import { lettersOf } from '@ardoise/domain/card-text/proof/proof-text.ts';
import { seeded } from '@ardoise/domain/testing/card-corpus.ts';
import { expect, it } from 'vitest';
import {
  CHANGES,
  type Change,
  changedOrder,
  orderOf,
  TOLD_CHANGES,
} from '../testing/owner-cards/changed-order.ts';
import { KIT_LAYOUTS, kitCard } from '../testing/owner-cards/kit-cards.ts';
import { ownerCard } from '../testing/owner-cards/owner-card.ts';
import { readTruth, type TrueRow, truthOf } from '../testing/owner-cards/truth.ts';
import { readProof } from './read-proof.ts';

/** Cards as PDF by several programs, each with what stands on it. */
const FILES = path.join(import.meta.dirname, '../testing/owner-cards/files');
const files = readdirSync(FILES).filter((file) => file.endsWith('.pdf'));

interface Proof {
  name: string;
  truth: readonly TrueRow[];
  reading: ReturnType<typeof proofOf>;
}

async function keptProof(name: string): Promise<Proof> {
  const truth = readTruth(readFileSync(path.join(FILES, `${name}.txt`), 'utf8'));
  return { name, truth, reading: proofOf([await readProof(readFileSync(path.join(FILES, name)))]) };
}

async function drawnProof(layout: string, seed: number): Promise<Proof> {
  const card = ownerCard(seeded(seed), 40);
  const name = `pdfkit, ${layout}`;
  return {
    name,
    truth: truthOf(card, layout),
    reading: proofOf([await readProof(await kitCard(card, layout))]),
  };
}

const inWords = ({ name }: Proof, { nature, nom, avant, apres }: ReturnType<typeof proofFindings>[number]) =>
  `${name}: ${nature} ${nom} ${avant} → ${apres}`;

/** What is told of a proof that was only set anew. */
const toldOf = (proof: Proof): string[] =>
  proofFindings(orderOf(proof.truth), proof.reading).map((finding) => inWords(proof, finding));

const NATURES: Record<Change, readonly string[]> = {
  'a digit of a price': ['prix différent'],
  'a line dropped': ['absent'],
  'a line added': ['en plus'],
  'a line renamed': ['texte différent', 'absent'],
  'a line under another title': ['déplacé'],
  'an accent lost': ['texte différent'],
};

/** Whether the change is told: under its name, or the first words of it, where its reading has no more. */
function isTold(proof: Proof, change: Change, random: () => number): boolean | null {
  const changed = changedOrder(proof.truth, change, random);
  if (changed === null) return null;
  const name = lettersOf(changed.nom);
  return proofFindings(changed.order, proof.reading).some(({ nature, nom }) => {
    const said = lettersOf(nom);
    if (change === 'a line added')
      return nature === 'en plus' && (name.includes(said) || said.includes(name));
    const natures = NATURES[change];
    return said === name && natures.includes(nature);
  });
}

const SAMPLE = ['LibreOffice, three columns.pdf', 'WeasyPrint, price at the end of the details.pdf'];

it.each(SAMPLE)('of %s nothing is told, and each change of the order is', async (name) => {
  const proof = await keptProof(name);
  expect(toldOf(proof)).toEqual([]);
  for (const change of TOLD_CHANGES)
    for (const seed of [1, 2, 3])
      expect([change, isTold(proof, change, seeded(seed))]).toEqual([change, true]);
});

it('of 1,000 changes each price, drop and addition is told, and nothing of cards that were only set anew', {
  tags: 'long',
}, async () => {
  const layouts = Object.keys(KIT_LAYOUTS);
  const proofs = [
    ...(await Promise.all(files.map(keptProof))),
    ...(await Promise.all(layouts.map((layout, seed) => drawnProof(layout, seed)))),
  ];
  const told = proofs.flatMap(toldOf);
  const sums = new Map<Change, { all: number; missed: string[] }>(
    CHANGES.map((change) => [change, { all: 0, missed: [] }]),
  );
  const random = seeded(29);
  for (let done = 0; done < 1_000; done += 1) {
    const proof = proofs[done % proofs.length];
    const change = CHANGES[Math.floor(random() * CHANGES.length)];
    if (proof === undefined || change === undefined) continue;
    const isFound = isTold(proof, change, random);
    const sum = sums.get(change);
    if (sum === undefined || isFound === null) continue;
    sum.all += 1;
    if (!isFound) sum.missed.push(proof.name);
  }
  const figures = [...sums].map(([change, { all, missed }]) => `${change}: ${all - missed.length} of ${all}`);
  process.stdout.write(
    `\n${proofs.length} proofs, told without a change: ${told.length}\n${figures.join('\n')}\n`,
  );
  expect(told).toEqual([]);
  expect(TOLD_CHANGES.flatMap((change) => sums.get(change)?.missed ?? [])).toEqual([]);
});

it('of cards whose prices all rose by a euro nearly every line is told', { tags: 'long' }, async () => {
  const [all, told] = [[] as string[], new Set<string>()];
  for (const proof of await Promise.all(files.map(keptProof))) {
    const order = orderOf(proof.truth).map(({ titre, lignes }) => ({
      titre,
      lignes: lignes.map((line) => ({
        ...line,
        prix: line.prix.replace(/\d+/, (euros) => String(Number(euros) + 1)),
      })),
    }));
    const keyOf = (nom: string) => `${proof.name} ${lettersOf(nom)}`;
    for (const { nom, prix } of order.flatMap(({ lignes }) => lignes))
      if (/\d/.test(prix)) all.push(keyOf(nom));
    for (const { nature, nom } of proofFindings(order, proof.reading))
      if (nature === 'prix différent') told.add(keyOf(nom));
  }
  const missed = all.filter((key) => !told.has(key));
  process.stdout.write(
    `\n${all.length} prices, told: ${all.length - missed.length}\n${missed.slice(0, 12).join('\n')}\n`,
  );
  expect(missed.length * 100).toBeLessThanOrEqual(all.length);
});
