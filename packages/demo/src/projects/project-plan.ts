import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';

/** Progress of a demonstration project. */
export type Stage =
  /** The first `count` steps of the wizard are complete. */
  | { kind: 'steps'; count: number }
  /** Incomplete: one drink short of the minimum. */
  | { kind: 'few-drinks' }
  | { kind: 'complete' }
  | { kind: 'client-signed' }
  | { kind: 'signed' }
  /** Signed and sent to the agency. */
  | { kind: 'submitted' }
  /** Returned by the agency, not sent again yet. */
  | { kind: 'returned' }
  /** Returned by the agency, then sent again. */
  | { kind: 'resubmitted' }
  /** Signed, sent, and moved through these statuses. With `answered`, so many steps are complete and none is signed. */
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
  /** Number of a fixed outlet; random if omitted. */
  nOutlet?: string;
  stage: Stage;
  agence: 'agence1' | 'agence2';
  /** It is installed on site. */
  posed: boolean;
  /** A Direct Agence that the dc fills beside the client. */
  surPlace: boolean;
  /** Hours between the creation and the last change, and between that change and now. */
  workedFor: number;
  untouchedFor: number;
  hoursBetweenMoves?: number;
}
