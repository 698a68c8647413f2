/** One a device: two people who change the same answer would be asked. */
export const QUESTIONS = ['autreInfo', 'siteInternet'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What people were shown as done, which so must arrive. */
export interface Promised {
  /** By the photo's id. */
  photos: Map<string, { sha256: string; postIts: string[]; device: string }>;
  answers: Map<Question, string>;
  /** SHA-256 of pictures that were not shown as attached, or were removed: they may have arrived. */
  doubtful: Set<string>;
}
