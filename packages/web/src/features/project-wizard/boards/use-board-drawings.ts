import { boardDrawings } from '@ardoise/domain/boards/board-drawings.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { useMemo } from 'react';
import { useCatalogue } from '../catalogue/catalogue-query.ts';
import type { PresentDrawings } from '../session/kind-screens.ts';

/** Each board of an order as printed. Where the catalogue is unreachable, their look is neutral. */
export function useBoardDrawings({ boards }: WizardProject): PresentDrawings {
  const { data, error } = useCatalogue('boards');
  const isLoading = data === undefined && error === null;
  const drawings = useMemo(
    () => (isLoading ? null : boardDrawings.of({ boards }, { boards: data ?? [] })),
    [boards, data, isLoading],
  );
  return { drawings };
}
