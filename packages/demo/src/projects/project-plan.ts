import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';

/** How far a demonstration project has come. */
export type Stage =
  /** This many steps of the wizard are answered, the following ones not. */
  | { kind: 'steps'; count: number }
  /** Stopped in the drinks, one short of the minimum. */
  | { kind: 'few-drinks' }
  | { kind: 'complete' }
  | { kind: 'client-signed' }
  | { kind: 'signed' }
  /** Signed and sent to the agency. */
  | { kind: 'submitted' }
  /** Sent back by the agency, not sent again yet. */
  | { kind: 'returned' }
  /** Sent back by the agency, then sent again. */
  | { kind: 'resubmitted' }
  /**
   * Signed, sent, and taken on by its agency and its client through these statuses. With `answered`, so many steps are
   * answered and nobody has signed.
   */
  | {
      kind: 'journey';
      targets: readonly Target[];
      printed: boolean;
      agencyPrints: boolean;
      answered?: number;
    };

export interface ProjectPlan {
  type: ProjectType;
  dc: string;
  /** Number of an outlet that must be this one; else one is drawn. */
  nOutlet?: string;
  stage: Stage;
  agence: 'agence1' | 'agence2';
  /** Somebody comes to put it up. */
  posed: boolean;
  /** A Direct Agence that the dc fills beside the client. */
  surPlace: boolean;
  /** Hours between the creation and the last change, and between that change and now. */
  workedFor: number;
  untouchedFor: number;
  hoursBetweenMoves?: number;
}
