import type { Role } from '@ardoise/domain/projects/roles.ts';

/** A question of the page, with the address of its section. */
export interface Question {
  key: 'orders' | 'time' | 'firstTime' | 'returns' | 'promises';
  id: string;
  question: string;
}

const FIVE: readonly Question[] = [
  { key: 'orders', id: 'combien', question: 'Combien de commandes\u00a0?' },
  { key: 'time', id: 'temps', question: 'En combien de temps\u00a0?' },
  { key: 'firstTime', id: 'premier-coup', question: 'Bonnes du premier coup\u00a0?' },
  { key: 'returns', id: 'retours', question: 'Pourquoi reviennent-elles\u00a0?' },
  { key: 'promises', id: 'delais', question: 'Les délais sont-ils tenus\u00a0?' },
];

/** An agency's own, its work first; the number of its orders last. */
const OF_AN_AGENCY: readonly Question['key'][] = ['firstTime', 'returns', 'promises', 'time', 'orders'];

/** The questions in a role's order: the same in the strip, the sections, the print. */
export function questionsFor(role: Role): readonly Question[] {
  if (role !== 'agence') return FIVE;
  const own = OF_AN_AGENCY.flatMap((key) => FIVE.filter((question) => question.key === key));
  return own.map((each) =>
    each.key === 'promises' ? { ...each, question: 'Vos délais sont-ils tenus\u00a0?' } : each,
  );
}
